import { gt, sql } from 'drizzle-orm';
import { outbox } from '../../worker/db/schema/index.ts';
import type { StoredAccount } from '../factories/accounts.ts';
import type { Client } from '../harness/client.ts';
import type { Product } from './product.ts';

export interface Search {
  id: number;
  frequency: 'daily' | 'weekly';
  /** The search's results by id, with the time (ms) when each was first found. */
  found: Map<string, number>;
}

export interface Saved {
  grantId: string;
  savedAt: number;
}

/** A member, as seen from outside the product. */
export interface Member extends StoredAccount {
  client: Client;
  joinedAt: number;
  loggedInAt: number;
  confirmedAt: number | null;
  search: Search | null;
  saved: Saved[];
  /** The member's Stripe customer, once they've started a payment. */
  customer: string | null;
  fate: string | null;
  leftAt: number | null;
}

export interface SeenMail {
  id: number;
  userId: number | null;
  recipient: string;
  subject: string;
  text: string;
  createdAt: number;
  onceKey: string | null;
}

/** A change in a program's source. */
export interface SourceChange {
  grantId: string;
  readAt: number;
}

/** The driver's records, which are compared with the product's. */
export interface Book {
  members: Member[];
  mails: SeenMail[];
  changes: SourceChange[];
  faults: string[];
  /** True if a fault is active, or was since the last undisturbed moment. Calls may fail then. */
  isDisturbed: boolean;
  /** The product's outages, in ms. */
  outages: { from: number; to: number }[];
  counts: { crashes: number; calls: number; refusedCalls: number };
  fault(what: string): void;
  /** Reads the outbox, whose rows are deleted after thirty days. */
  collectMail(): Promise<void>;
  living(): Member[];
}

/** Returns an empty book for a product. */
export function newBook(product: Product): Book {
  let last = 0;
  const book: Book = {
    ...{ members: [], mails: [], changes: [], faults: [], isDisturbed: false, outages: [] },
    counts: { crashes: 0, calls: 0, refusedCalls: 0 },
    fault(what) {
      const at = new Date().toISOString().slice(0, 16);
      book.faults.push(`${at} ${what}`);
      console.error(`FAULT ${at} ${what}`);
    },
    async collectMail() {
      if (book.isDisturbed) return;
      const rows = await product
        .db()
        .select({
          ...{ id: outbox.id, userId: outbox.userId, recipient: outbox.recipient, subject: outbox.subject },
          ...{ text: outbox.plainText, createdAt: outbox.createdAt, onceKey: outbox.onceKey },
        })
        .from(outbox)
        .where(gt(outbox.id, last))
        .orderBy(sql`id`);
      for (const row of rows) book.mails.push({ ...row, createdAt: Date.parse(row.createdAt) });
      last = Math.max(last, ...rows.map(({ id }) => id));
    },
    living: () => book.members.filter(({ leftAt }) => leftAt === null),
  };
  return book;
}
