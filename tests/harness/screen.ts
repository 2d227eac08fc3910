import type { Locator, Page } from '@playwright/test';

/** A screen of the product in one state. */
export interface Screen {
  /** Names its screenshots too. */
  name: string;
  path: string;
  who: 'visitor' | 'newcomer' | 'member';
  /** Where the screen exists on one side of the width at which the navigation changes. */
  only?: 'narrow' | 'wide';
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** From the opened page to the state that is meant. */
  reach?: (page: Page) => Promise<unknown>;
  /** Seen once the state is there. */
  ready: (page: Page) => Locator;
  /** Console errors that belong to the state. */
  expectedErrors?: RegExp[];
}
