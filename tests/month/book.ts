import { gt, sql } from 'drizzle-orm';
import { outbox } from '../../worker/db/schema/index.ts';
import type { StoredAccount } from '../factories/accounts.ts';
import type { Client } from '../harness/client.ts';
import type { Product } from './product.ts';

export interface Search {
  id: number;
  frequency: 'daily' | 'weekly';
  /** What the search finds, by id, with the time when it was first found (ms). */
  found: Map<string, number>;
}

export interface Saved {
  grantId: string;
  savedAt: number;
}

/** A member, with what we know of them from outside. */
export interface Member extends StoredAccount {
  client: Client;
  joinedAt: number;
  confirmedAt: number | null;
  search: Search | null;
  saved: Saved[];
  /** Their customer at Stripe, once they came near to paying. */
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

/** A change of a program's source, by the program's id. */
export interface SourceChange {
  grantId: string;
  readAt: number;
}

/** What the driver remembers, to compare with what the product has. */
export interface Book {
  members: Member[];
  mails: SeenMail[];
  changes: SourceChange[];
  faults: string[];
  /** Something is broken on purpose just now, or was since the last undisturbed moment: calls may fail. */
  isDisturbed: boolean;
  /** Times between which the product was away (ms). */
  outages: { from: number; to: number }[];
  counts: { crashes: number; calls: number; refusedCalls: number };
  fault(what: string): void;
  /** Reads the outbox: its rows go after thirty days. */
  collectMail(): Promise<void>;
  living(): Member[];
}

/** An empty book about a product. */
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
