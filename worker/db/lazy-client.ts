import type { Client, InArgs, InStatement, TransactionMode } from '@libsql/client/web';

/**
 * Returns a client that creates the library's own on the first call that needs it. Most requests never need it, because
 * single statements bypass the library.
 */
export function lazyClient(create: () => Client): Client {
  let created: Client | null = null;
  const client = () => {
    created ??= create();
    return created;
  };
  return {
    execute: (statement: InStatement, args?: InArgs) =>
      typeof statement === 'string' ? client().execute(statement, args) : client().execute(statement),
    batch: (statements, mode) => client().batch(statements, mode),
    migrate: (statements) => client().migrate(statements),
    transaction: (mode?: TransactionMode) => client().transaction(mode),
    executeMultiple: (script) => client().executeMultiple(script),
    sync: () => client().sync(),
    reconnect: () => client().reconnect(),
    close: () => client().close(),
    get closed() {
      return created?.closed ?? false;
    },
    protocol: 'http',
  };
}
