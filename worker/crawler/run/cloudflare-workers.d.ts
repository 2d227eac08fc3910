/** The runtime's own module. Only the Workflow base class is used. */
declare module 'cloudflare:workers' {
  import type { CloudflareWorkersModule } from '@cloudflare/workers-types';
  export const WorkflowEntrypoint: typeof CloudflareWorkersModule.WorkflowEntrypoint;
}
