//! A plugin of the tests: panics, fails with and without a reason, or asks for what it must not have, as `--faulty=` says.
#![forbid(unsafe_code)]

use neverc_plugin::{
    Core, Driver, Frame, Next, OptionForm, OptionSpec, OptionType, Outcome, Phase, Plugin, Point,
    Registrar, Repeat, Result, Severity, Status,
};

struct Faulty {
    driver: Driver,
}

impl Plugin for Faulty {
    const ID: &'static str = "org.neverc.test.faulty";
    const NAME: &'static str = "Faulty";

    fn new(core: Core) -> Result<Faulty> {
        Ok(Faulty {
            driver: Driver::find(core)?,
        })
    }

    fn register(&self, registrar: &mut Registrar<'_, Faulty>) -> Result<()> {
        registrar.option(&OptionSpec {
            spelling: "--faulty=",
            form: OptionForm::Joined,
            value: OptionType::String,
            repeat: Repeat::LastWins,
            help: "What goes wrong",
            metavar: "<what>",
        })?;
        let again = registrar.option(&OptionSpec::flag("--faulty=", "twice"));
        assert_eq!(again, Err(Status::DUPLICATE_ID));
        registrar.observe(Phase::SYNTAX_PARSE, Point::BEFORE, Faulty::observe)?;
        registrar.intercept(Phase::DRIVER_RAW_ARGUMENTS, Faulty::intercept)?;
        for (_, phase) in Phase::all() {
            registrar.observe(phase, phase.points(), |_, _, _| Ok(()))?;
        }
        Ok(())
    }
}

impl Faulty {
    fn what(frame: &Frame<'_>) -> Result<String> {
        Ok(frame
            .core()
            .option_values(frame.session(), "--faulty=")?
            .pop()
            .unwrap_or_default())
    }

    fn observe(&self, frame: &Frame<'_>, _: Point) -> Result<()> {
        match Faulty::what(frame)?.as_str() {
            "panic" => panic!("on purpose"),
            "silent" => Err(Status::PLUGIN_FAILURE),
            "told" => {
                let why = frame
                    .core()
                    .emit(Severity::Error, 9, "faulty", "this is why")?;
                Err(Status::PLUGIN_FAILURE.because(why))
            }
            "type" => {
                let result = self.driver.arguments(frame, frame.input()).map(drop);
                assert_eq!(result, Err(Status::WRONG_TYPE));
                let result = self.driver.job(frame, frame.input()).map(drop);
                assert_eq!(result, Err(Status::WRONG_TYPE));
                frame.core().check_cancelled(frame.task())
            }
            _ => Ok(()),
        }
    }

    fn intercept<'a>(&self, frame: &Frame<'a>, next: &mut Next<'a>) -> Result<Outcome<'a>> {
        match Faulty::what(frame)?.as_str() {
            "forget" => return Ok(Outcome::Continue),
            "drop" => {
                let mut edit = self.driver.edit_arguments(frame, next)?;
                edit.insert(1, "--no-such-option")?;
            }
            "forge" => {
                let mut edit = self.driver.edit_arguments(frame, next)?;
                edit.insert(1, "-fplugin=/forged")?;
                assert_eq!(edit.commit(), Err(Status::VERIFICATION_FAILED));
            }
            _ => {}
        }
        next.run()?;
        Ok(Outcome::Continue)
    }
}

neverc_plugin::plugin!(Faulty);
