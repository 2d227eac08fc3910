import type { Locator, Page } from '@playwright/test';

/** A screen of the product in a particular state. */
export interface Screen {
  /** Also the name of its screenshots. */
  name: string;
  path: string;
  who: 'visitor' | 'newcomer' | 'member';
  /** Set for a screen that exists on only one side of the navigation's breakpoint. */
  only?: 'narrow' | 'wide';
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Takes the opened page to the state. */
  reach?: (page: Page) => Promise<unknown>;
  /** Becomes visible once the state is reached. */
  ready: (page: Page) => Locator;
  /** Set if the Spanish page has a different address, because the English one contains words. */
  spanish?: Pick<Screen, 'path' | 'ready'>;
  /** The texts in the mocks' answers, if the page is in Spanish. */
  mocked?: ReadonlySet<string>;
  /** Console errors that are expected in this state. */
  expectedErrors?: RegExp[];
}
