import { expect, test } from 'vitest';
import { isDeniedIn, isToldIn } from './own-words.ts';

test.each([
  ['Home child-care provider', 'You care for an adult child of the person who died, and that child is disabled'],
  ['Nursing home aide caring for older adults', 'You care, without pay, for someone 60 or older'],
  [
    'Claims representative at Social Security',
    "You have ALS (Lou Gehrig's disease) and get Social Security disability benefits",
  ],
  ['Waitress, husband died last year', 'You are the husband, wife or other dependent of a coal miner who died'],
  ['Crime victim advocate', "You are the victim of a violent crime that the state's program covers"],
  ['Advocate at a domestic violence shelter', 'You are a victim of domestic violence, dating violence or stalking'],
  [
    'Laid-off coal miner',
    'You worked in or around coal mines and are totally disabled by black lung disease from that work',
  ],
  ['Librarian; adopting a boy with special needs from foster care', 'You were in foster care at 14 or older'],
  ['Day care teacher', 'You run a family day care home and have a sponsor'],
  ['Day care worker', 'You run a family day care home and have a sponsor'],
  ['Unable to work', 'You are an officer permanently unable to work after a catastrophic injury on duty'],
  ['Widow of a Korean War veteran', 'You are the surviving spouse of such a veteran and live in the home'],
  ['Waitress, husband died last year', 'You are the surviving spouse of a wartime veteran'],
])('"%s" is about work, not about "%s"', (own, condition) => {
  expect(isToldIn(own, condition)).toBe(false);
});

test.each([
  ['Former foster youth, part-time cook', 'You were in foster care at 14 or older'],
  ['College student, aged out of foster care', 'You were in foster care after you turned 14'],
  [
    'Electrician, diagnosed with ALS',
    "You have ALS (Lou Gehrig's disease) and get Social Security disability benefits",
  ],
  [
    'Wheat farmers who lost a crop to drought',
    'Your land is in a county that the President or the Secretary of Agriculture named for the disaster or quarantine',
  ],
  ['Widow of a Korean War veteran', 'You are the surviving spouse of a veteran with wartime service'],
  [
    'Retired coal miner with black lung',
    'You worked in or around coal mines and are totally disabled by black lung disease from that work',
  ],
  ['Director of a shelter for homeless veterans', 'You serve veterans who are homeless'],
  ['Young rancher who wants to buy land', 'You are buying a family farm'],
  ['Young rancher who wants to buy land', 'You are a beginning farmer'],
  ['Farmhand, hoping to buy a small ranch', 'You want to buy a farm or ranch and run it yourself'],
  ['Widow of a Korean War veteran', 'The veteran served at least one day in a wartime period'],
  ['Waitress, husband died last year', 'It is the child of the person who died'],
  ['College student, my father died on active duty', 'You are the child or surviving spouse of a service member'],
  ['Math teacher with student loans', 'You have federal student loans to pay back'],
  ['Home child-care provider', 'You run a family day care home and have a sponsor'],
  ['Day care teacher who runs one of her own', 'You run a family day care home and have a sponsor'],
  [
    'Librarian; adopting a boy with special needs from foster care',
    'You are adopting a child with special needs, or plan to',
  ],
])('"%s" means "%s"', (own, condition) => {
  expect(isToldIn(own, condition)).toBe(true);
});

test('a high school senior has not left school', () => {
  const left = 'You are not enrolled in high school, and state law does not require you to be';
  expect(isDeniedIn('High school senior', left)).toBe(true);
  expect(isDeniedIn('High school custodian', left)).toBe(false);
  expect(isDeniedIn('High school senior', 'You need to learn English')).toBe(false);
});
