/** The runtime's own module. We use only the Workflow base class. */
declare module 'cloudflare:workers' {
  import type { CloudflareWorkersModule } from '@cloudflare/workers-types';
  export const WorkflowEntrypoint: typeof CloudflareWorkersModule.WorkflowEntrypoint;
}
