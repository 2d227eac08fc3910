import 'vitest';

/** The values that the global setups provide to each test. */
declare module 'vitest' {
  interface ProvidedContext {
    apiUrl: string;
    databaseUrl: string;
  }
}
