import * as z from 'zod/mini';
import { builtContent } from '../../../http/built-content.ts';

const list = (words: string) => words.trim().split(/\s+/);

/** How many of the published list's top entries also count as words. Later entries are mostly personal. */
const READ_AS_WORDS = 10_000;
const SHORTEST_WORD = 4;

/** Words missing from the published list of common passwords: newer names, and words from this product. */
const MORE_WORDS: readonly string[] = list(`
    password passwort passwd passw pass passphrase passcode contrasena motdepasse senha parola secret secreto topsecret
    changeme changeit change default temp temporary temppass initial guest user username login logon signin account
    admin administrator root superuser sysadmin test tester testing demo example sample trial access letmein letmeinn
    openup opensesame welcome welcomehome hello helloworld hellohello goodbye please whatever nothing something anything
    nopassword nopass forgot forgotten remember company office work business home family money cash dollar
    server system computer laptop internet network database oracle windows microsoft google apple iphone android samsung
    facebook twitter instagram linkedin youtube amazon netflix myspace yahoo gmail hotmail outlook pinterest tiktok
    qwerty qwertyu qwertyui qwertyuiop qwertz qwert qwer azerty asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl
    zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc qweasd qweasdzxc asdzxc poiuyt mnbvcxz lkjhgf
    a aa aaa aaaa ab abc abcd abcde abcdef abcdefg abcdefgh abcabc x xx xxx z zz zzz q qq qw qwe asd zxc qaz wsx
    pw pwd pas me my hi ok god usa
    iloveyou iloveu ilovemyself ilovegod iloveme love lovely lover lovers loveme loveyou lovelove mylove
    sweetheart honey darling baby babygirl babyboy sugar angel angels princess prince queen king kitty kitten
    beautiful pretty happy lucky smile sunshine rainbow flower flowers butterfly heaven forever friend friends
    bestfriend mother father mommy daddy mama papa brother sister
    january february march april may june july august september october november december
    monday tuesday wednesday thursday friday saturday sunday spring summer autumn fall winter
    christmas halloween easter newyear birthday holiday vacation weekend
    jesus jesuschrist christ blessed blessing faith grace church bible amen
    monkey dragon tiger lion eagle falcon wolf panther bear bears shark dolphin dolphins horse horses mustang
    dog doggy puppy cat kittycat bird turtle spider scorpion phoenix unicorn dinosaur chicken buster bailey
    football soccer baseball basketball hockey tennis golf cricket rugby racing fishing hunting hunter
    yankees redsox cowboys steelers packers raiders broncos patriots eagles lakers bulls celtics chelsea liverpool
    arsenal barcelona realmadrid juventus
    superman batman spiderman ironman starwars startrek pokemon pikachu naruto minecraft fortnite roblox zelda mario
    matrix trustno trustnoone trustme master shadow ninja samurai warrior killer hacker legend hero champion
    freedom liberty america american unitedstates texas california newyork chicago boston dallas houston florida
    london paris berlin madrid mexico canada india australia england
    michael jennifer jessica jordan ashley daniel thomas charlie robert andrew matthew joshua anthony william
    james john david joseph richard george maria michelle nicole amanda samantha elizabeth victoria sophie sophia
    hannah justin brandon alexander alex chris kevin brian steven martin maggie ginger jasmine taylor
    pepper cookie chocolate cheese banana orange cherry apples peanut coffee butter candy pizza
    purple yellow black white silver golden diamond crystal blue green red
    mercedes ferrari porsche corvette camaro harley yamaha honda toyota chevy
    metallica nirvana slipknot blink eminem guitar music rock rockstar hiphop
    zaq gfhjkm fuckyou fuckoff asshole bitch sexy
    grant grants loan funding moneymoney jackpot winner lottery
    correcthorsebatterystaple thequickbrownfox
  `);

export interface CommonPasswords {
  /** Whole passwords from the list, in lowercase. */
  whole: ReadonlySet<string>;
  /** The most common words in passwords. Each also covers its variants with capitals, digits and symbols. */
  words: ReadonlySet<string>;
}

/** Builds the sets of common passwords to reject from a published list (lowercase, most common first). */
export function commonPasswordsOf(published: readonly string[]): CommonPasswords {
  return {
    whole: new Set(published),
    words: new Set([
      ...MORE_WORDS,
      ...published
        .slice(0, READ_AS_WORDS)
        .map((password) => password.replace(/[^a-z]/g, ''))
        .filter((word) => word.length >= SHORTEST_WORD),
    ]),
  };
}

/** The published list, as written by the site's build. */
export const commonPasswords = builtContent('common-passwords.json', (json) =>
  commonPasswordsOf(z.array(z.string()).parse(json)),
);

/** Keyboard walks that mix letters and digits, compared in lowercase and with symbols mapped to their digit keys. */
export const COMMON_WALKS: ReadonlySet<string> = new Set(
  list(`
    1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 2wsx3edc zaq12wsx zaq1xsw2
    1qazxsw2 qaz123wsx 1234qwer qwer1234 123qwe 123qweasd 123qweasdzxc qwe123 123qwerty 12qwaszx 1a2b3c 1a2b3c4d a1b2c3
    a1b2c3d4 1z2x3c 1z2x3c4v 1a2s3d 1a2s3d4f a1s2d3 a1s2d3f4 abc123 123abc 1234abcd abcd1234 aa123456 qq123456 123456aa
    1qaz 2wsx 3edc 4rfv zaq1 xsw2 q2w3e4r5 w2e3r4t5 p0o9i8u7 0p9o8i7u 1qw23er4 12345qwert qwert12345 r2d2c3po
  `),
);
