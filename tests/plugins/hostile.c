/* Says everything that a trace must not choke on: quotes, control characters and bytes that are no text, in arguments, paths,
 * keys and the name of a job. Called `<any name>.so`, hostile ones too. */
#include "conform.h"

static const NevercDriverAPI *d;
static const NevercIOAPI *io;
#define D d->Context
static const char odd[] = "\x01\x1f\"\\\n\r\t\b\f\x7f\xff\xc3(\xe2\x82\xed\xa0\x80\xf4\x90\x80\x80</script>";

static NevercStringView odd_view(void) {
  NevercStringView v = {odd, sizeof odd - 1};
  return v;
}

static NevercStatus NEVERC_CALL own_job(const NevercPluginJobContext *c, int32_t *exit_code, void *data) {
  UNUSED(c), UNUSED(data);
  *exit_code = 0;
  return ok();
}

static NevercStatus NEVERC_CALL raw(Frame *f, Next *k, Result *out, void *data) {
  NevercArgumentMutationHandle m;
  NevercVFSStatus s;
  NevercOutputSinkHandle sink;
  Result below;
  UNUSED(out), UNUSED(data);
  d->BeginArgumentMutation(D, f, k, f->Input, &m);
  TRY("insert", d->InsertArgument(D, m, 1, odd_view()));
  d->AbortArgumentMutation(D, m);
  OUT(&s);
  TRY("stat", io->Stat(io->Context, f->Task, odd_view(), &s));
  TRY("memory", io->BeginMemoryOutput(io->Context, f->Task, odd_view(), 0, &sink));
  io->BeginMemoryOutput(io->Context, f->Task, sv("plain"), 0, &sink);
  TRY("metadata", io->OutputMetadataSet(io->Context, f->Task, sink, sv("\x02\"key\\"), sv("\n")));
  return go_down(f, k, &below);
}

static NevercStatus NEVERC_CALL jobs(Frame *f, Next *k, Result *out, void *data) {
  NevercJobGraphMutationHandle m;
  NevercJobDescriptor j;
  NevercJobID id;
  Result below;
  UNUSED(out), UNUSED(data);
  NevercStatus s = go_down(f, k, &below);
  if (s.Code)
    return s;
  d->BeginJobGraphMutation(D, f, k, below.Output, &m);
  FRESH(&j);
  j.Kind = NEVERC_JOB_PLUGIN;
  j.InProcess = NEVERC_TRUE;
  j.CallbackID = sv("\x03 \"job\" \\ of\nlines \x7f \xe2\x80\xa8");
  j.Callback = own_job;
  TRY("add", d->AddJob(D, m, &j, &id));
  TRY("commit", d->CommitJobGraphMutation(D, m));
  return ok();
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  const NevercInterfaceID raw_id = PHASE_ID(DRIVER_RAW_ARGUMENTS), job_id = PHASE_ID(DRIVER_BUILD_JOBS);
  UNUSED(s);
  core = c;
  d = TABLE(DRIVER, NevercDriverAPI);
  io = TABLE(IO, NevercIOAPI);
  add_interceptor(r, x, raw_id, raw, NULL);
  return add_interceptor(r, x, job_id, jobs, NULL);
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *b, NevercPluginDescriptor *out) {
  NevercPluginDescriptor p = described(b, "org.conform.hostile", "\x01 \"name\" \\ \n", register_all);
  return hand_over(&p, out);
}
