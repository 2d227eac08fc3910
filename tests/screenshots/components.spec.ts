import { openAll, test } from '../components/fixture.ts';
import { shoot, WIDTHS } from './shoot.ts';

test('components', async ({ page }) => {
  await openAll(page);
  await shoot(page, 'components', WIDTHS);
});
