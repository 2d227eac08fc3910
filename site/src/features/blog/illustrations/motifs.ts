export interface Motif {
  /** The lamp's side. */
  lamp: 'left' | 'right';
  /** The lit object as SVG. It rests on y = 384 in an 800 by 450 picture. */
  thing: string;
}

/*
 * Classes: `s` lit surface, `d` dark, `a` the light's own color, `g` green, `l` unfilled line, `t` thinner line. All
 * are styled in `picture.ts`.
 */
const house = (roof: string) =>
  `<path class="s" d="M330 384V226L460 124l130 102v158z"/><path class="${roof}" d="M302 240 460 112l158 128-18 20-140-112-140 112z"/>`;

/** One picture per kind of article, keyed by file name. */
export const MOTIFS: Readonly<Record<string, Motif>> = {
  signpost: {
    lamp: 'left',
    thing: `<path class="d" d="M452 96h20v288h-20z"/>
      <path class="a" d="M386 122h196l34 31-34 31H386z"/><path class="s" d="M538 206H342l-34 31 34 31h196z"/>
      <path class="s" d="M386 290h150l26 24-26 24H386z"/>
      <path class="t" d="M412 153h124M366 237h140M412 314h96"/>`,
  },
  pen: {
    lamp: 'right',
    thing: `<path class="s" d="M236 120h230v264H236z"/><path class="t" d="M268 168h166M268 206h166M268 244h118M268 282h140M268 320h80"/>
      <path class="a" d="M556 84l44 40-162 186-44-38z"/><path class="s" d="M394 272l44 38-66 30z"/>
      <path class="d" d="M388 312l12 12-28 16z"/><path class="t" d="M532 112l44 40"/>`,
  },
  papers: {
    lamp: 'left',
    thing: `<path class="a" d="M302 176h96l24 30h196v178H302z"/>
      <path class="s" d="M340 112h186v206H340z"/><path class="s" d="M380 142h196v206H380z"/>
      <path class="t" d="M446 188h98M446 234h98M446 280h70"/>
      <path class="l" d="M404 186l10 10 18-20M404 232l10 10 18-20M404 278l10 10 18-20"/>
      <path class="g" d="M286 262h348l-22 122H308z"/>`,
  },
  heating: {
    lamp: 'left',
    thing: `${house('d')}<path class="a" d="M408 262h104v122H408z"/>
      <path class="s" d="M460 372c-27 0-40-18-40-37 0-26 24-37 30-63 20 12 24 30 22 42 8-4 11-10 12-18 10 10 16 23 16 39 0 19-13 37-40 37z"/>
      <path class="s" d="M650 150h26v150a32 32 0 1 1-26 0z"/><circle class="d" cx="663" cy="330" r="15"/><path class="d" d="M658 236h10v90h-10z"/>
      <path class="t" d="M676 178h18M676 206h18M676 234h18"/>`,
  },
  cap: {
    lamp: 'right',
    thing: `<path class="d" d="M392 98 596 172 392 246 188 172z"/><path class="g" d="M288 212v66c0 20 46 40 104 40s104-20 104-40v-66l-104 38z"/>
      <path class="l" d="M566 184v84"/><path class="a" d="M552 264h28l8 54h-44z"/>
      <path class="s" d="M250 338h284v46H250z"/><path class="a" d="M250 338h44v46h-44z"/><path class="t" d="M318 362h170"/>
      <path class="a" d="M584 332h52v52h-52z"/><path class="s" d="M642 332h52v52h-52z"/><path class="s" d="M613 276h52v52h-52z"/>`,
  },
  door: {
    lamp: 'left',
    thing: `<path class="s" d="M352 96h216v288H352z"/><path class="g" d="M378 122h164v262H378z"/>
      <path class="a" d="m460 150 15 32 35 4-26 24 7 35-31-17-31 17 7-35-26-24 35-4z"/>
      <circle class="a" cx="518" cy="290" r="9"/><path class="t" d="M402 276h82v82h-82z"/>
      <path class="d" d="M322 384h276v14H322z"/>
      <path class="s" d="M622 232h36v152h-36z"/><path class="a" d="M622 264h36v28h-36z"/><path class="d" d="M612 216h56v18h-56z"/>`,
  },
  field: {
    lamp: 'right',
    thing: `<path class="g" d="M80 384c90-70 190-96 320-96s230 26 320 96z"/>
      <path class="f" d="M392 290 300 384M402 290l-20 94M412 290l52 94M422 292l124 92M382 292 218 384M434 294l192 90"/>
      <path class="s" d="M466 290V190l62-54 62 54v100z"/><path class="d" d="M450 200l78-70 78 70-12 14-66-58-66 58z"/>
      <path class="a" d="M500 226h56v64h-56z"/><path class="t" d="M500 226l56 64M556 226l-56 64"/>
      <path class="s" d="M626 290V178c0-20 14-34 32-34s32 14 32 34v112z"/><path class="t" d="M626 196h64M626 228h64M626 260h64"/>`,
  },
  number: {
    lamp: 'left',
    thing: `<path class="s" d="M262 146h396c10 0 18 8 18 18v202c0 10-8 18-18 18H262c-10 0-18-8-18-18V164c0-10 8-18 18-18z"/>
      <path class="g" d="M262 146h396c10 0 18 8 18 18v36H244v-36c0-10 8-18 18-18z"/><path class="f" d="M272 174h150"/>
      <path class="t" d="M272 232h120M272 262h84"/><circle class="a" cx="612" cy="250" r="30"/><path class="l" d="m598 250 10 11 19-22"/>
      <path class="as" d="M270 310h24v40h-24zM302 310h24v40h-24zM334 310h24v40h-24zM366 310h24v40h-24zM398 310h24v40h-24zM430 310h24v40h-24zM462 310h24v40h-24zM494 310h24v40h-24zM526 310h24v40h-24zM558 310h24v40h-24zM590 310h24v40h-24zM622 310h24v40h-24z"/>`,
  },
  lens: {
    lamp: 'right',
    thing: `<path class="s" d="M190 108h266v276H190z"/><path class="t" d="M252 160h166M252 214h166M252 268h120M252 322h150"/>
      <path class="l" d="m208 158 10 11 19-22M208 212l10 11 19-22M208 320l10 11 19-22M212 258l20 20M232 258l-20 20"/>
      <circle class="as" cx="490" cy="222" r="96"/><circle class="l" cx="490" cy="222" r="96"/><path class="a" d="m556 300 20-18 96 84-22 22z"/>
      <path class="l" d="m448 222 30 32 58-66"/>`,
  },
  hook: {
    lamp: 'left',
    thing: `<path class="l" d="M470 40v64"/><circle class="l" cx="470" cy="118" r="13"/>
      <path class="h" d="M470 132v120c0 76-112 76-112 4v-26"/><path class="d" d="m336 242 22-42 24 40z"/>
      <path class="a" d="m412 196 216-34 22 140-216 34z"/><circle class="s" cx="531" cy="249" r="38"/>
      <path class="t" d="m440 222 28-5M446 262l28-5M588 198l28-5M594 238l28-5"/><path class="l" d="M531 226v46M545 236c-4-6-28-8-28 4s28 6 28 18-24 10-28 2"/>
      <path class="f2" d="M230 352c30-18 60-18 90 0s60 18 90 0 60-18 90 0 60 18 90 0 60-18 90 0"/>`,
  },
  repair: {
    lamp: 'left',
    thing: `${house('d')}<path class="a" d="m500 160 66 54-22 18-62-50z"/><path class="t" d="m512 176-14 12M530 190l-14 12M548 205l-14 12"/>
      <path class="g" d="M424 300h72v84h-72z"/><circle class="a" cx="484" cy="344" r="5"/><path class="as" d="M372 258h48v48h-48zM502 258h48v48h-48z"/>
      <path class="l" d="M634 384 556 170M676 384 598 156M569 206l42-14M582 242l42-14M595 278l42-14M608 314l42-14M621 350l42-14"/>`,
  },
  shop: {
    lamp: 'right',
    thing: `<path class="s" d="M206 176h368v208H206z"/><path class="as" d="M238 254h150v98H238z"/><path class="g" d="M428 254h102v130H428z"/>
      <circle class="a" cx="512" cy="322" r="7"/><path class="t" d="M313 254v98M446 272h66v56h-66z"/>
      <path class="s" d="M220 112h340l42 82H178z"/><path class="a" d="M268 112h49l-12 82h-63zM365 112h50v82h-50zM463 112h49l26 82h-63z"/>
      <path class="s" d="M178 194h64c0 40-64 40-64 0zM305 194h60c0 40-60 40-60 0zM415 194h60c0 40-60 40-60 0zM538 194h64c0 40-64 40-64 0z"/>
      <path class="a" d="M242 194h63c0 40-63 40-63 0zM365 194h50c0 40-50 40-50 0zM475 194h63c0 40-63 40-63 0z"/>`,
  },
};
