/** The runtime's own module, of which only the Workflow's base class is used. */
declare module 'cloudflare:workers' {
  import type { CloudflareWorkersModule } from '@cloudflare/workers-types';
  export const WorkflowEntrypoint: typeof CloudflareWorkersModule.WorkflowEntrypoint;
}
