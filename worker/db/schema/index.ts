export * from './alerts.ts';
export * from './analyses.ts';
export * from './crawler.ts';
export * from './operations.ts';
export * from './people.ts';
export * from './plans.ts';
export * from './programs.ts';
export * from './vectors.ts';
