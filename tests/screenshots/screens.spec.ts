import { testEachScreen, widthsOf } from '../harness/screens/each-screen.ts';
import { shoot, WIDTHS } from './shoot.ts';

testEachScreen((page, screen) => shoot(page, screen.name, widthsOf(screen, WIDTHS)));
