import { ENDPOINTS } from '../../contract/endpoints.ts';
import type { Database } from '../../worker/db/client.ts';
import { type StoredAccount, signIn, storedAccount, storedAdmin, storedAdminToken } from '../factories/accounts.ts';
import type { Client } from './client.ts';
import { nameOf, VALID_REQUESTS } from './valid-requests.ts';

/** A valid request that a caller with access can send. */
export interface ReadyRequest {
  name: string;
  isRead: boolean;
  /** The status it returns on success. */
  answers: number;
  owner: StoredAccount;
  send(): ReturnType<Client['send']>;
}

/** Returns a valid request for every endpoint in the contract, each with its own premium member or admin. */
export async function readyRequests(db: Database, newClient: () => Client): Promise<ReadyRequest[]> {
  const admin = await storedAdmin(db, 20);
  const requests: ReadyRequest[] = [];
  for (const endpoint of ENDPOINTS) {
    const [name, client] = [nameOf(endpoint), newClient()];
    const account = await storedAccount(db, { tier: 'premium', hasQuickHash: true });
    const owner = { ...account, sessionId: (await signIn(db, client, account.id)).id };
    const valid = VALID_REQUESTS[name];
    const [params, body] = [await valid?.params?.(db, owner), await valid?.body?.(db, owner)];
    const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''));
    const headers =
      endpoint.access === 'admin' ? { authorization: `Bearer ${await storedAdminToken(db, admin.id)}` } : {};
    const send = () => client.send(endpoint.method, path, { body, headers });
    requests.push({ name, isRead: endpoint.method === 'GET', answers: valid?.answers ?? 200, owner, send });
  }
  return requests;
}
