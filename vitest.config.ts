import { defineConfig } from 'vitest/config';
import { LOCAL_RUNTIME } from './dev/run/stack.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,matching,site/src,worker,dev,bench,tests/unit}/**/*.test.ts'],
          // Timeouts only catch hangs: on a busy machine, thousands of generated inputs take a while.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'api',
          expect: { poll: { timeout: 30_000 } },
          // These tests call the Worker and share no module state. Reloading modules for each file took a quarter of
          // the run time.
          isolate: false,
          env: LOCAL_RUNTIME,
          include: ['tests/api/**/*.test.ts'],
          globalSetup: 'tests/harness/global-setup.ts',
          // Timeouts only catch hangs: a busy machine may take many times as long as an idle one.
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // They spend much of their time waiting for the Worker.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'security',
          expect: { poll: { timeout: 30_000 } },
          env: LOCAL_RUNTIME,
          include: ['tests/security/**/*.test.ts'],
          globalSetup: 'tests/harness/global-setup.ts',
          testTimeout: 300_000,
          hookTimeout: 60_000,
          // Many concurrent password checks leave no CPU core for another file.
          fileParallelism: false,
        },
      },
      {
        // Each file has its own database and Worker, which it stops, slows down and kills.
        test: {
          name: 'faults',
          expect: { poll: { timeout: 30_000 } },
          env: LOCAL_RUNTIME,
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: 'tests/harness/built-site.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'load',
          env: LOCAL_RUNTIME,
          include: ['tests/load/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        // The steps of a deployment, in order.
        test: {
          name: 'rehearsal',
          env: LOCAL_RUNTIME,
          include: ['tests/rehearsal/**/*.test.ts'],
          globalSetup: 'tests/harness/built-site.ts',
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'lifecycle',
          include: ['tests/lifecycle/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
