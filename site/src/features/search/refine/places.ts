import { type StateCode, US_STATES } from '../../../../../contract/profile/places.ts';

/** The larger cities of each state, largest first. Only for suggestions: any other place is accepted. */
const CITIES: Readonly<Record<StateCode, string>> = {
  AL: 'Huntsville, Birmingham, Montgomery, Mobile, Tuscaloosa, Hoover, Auburn, Dothan, Decatur, Florence',
  AK: 'Anchorage, Fairbanks, Juneau, Wasilla, Sitka, Ketchikan, Kenai, Bethel',
  AZ: 'Phoenix, Tucson, Mesa, Chandler, Gilbert, Glendale, Scottsdale, Peoria, Tempe, Surprise, Yuma, Flagstaff',
  AR: 'Little Rock, Fayetteville, Fort Smith, Springdale, Jonesboro, Rogers, Conway, Bentonville, Pine Bluff',
  CA: 'Los Angeles, San Diego, San Jose, San Francisco, Fresno, Sacramento, Long Beach, Oakland, Bakersfield, Anaheim, Stockton, Riverside, Santa Ana, Irvine, Chula Vista, Fremont, San Bernardino, Modesto, Fontana, Oxnard, Moreno Valley, Glendale, Huntington Beach, Santa Rosa, Berkeley, Salinas, Visalia, Redding, Eureka',
  CO: 'Denver, Colorado Springs, Aurora, Fort Collins, Lakewood, Thornton, Arvada, Westminster, Pueblo, Greeley, Boulder, Grand Junction',
  CT: 'Bridgeport, Stamford, New Haven, Hartford, Waterbury, Norwalk, Danbury, New Britain, Bristol, New London',
  DE: 'Wilmington, Dover, Newark, Middletown, Smyrna, Milford, Seaford, Georgetown',
  DC: 'Washington',
  FL: 'Jacksonville, Miami, Tampa, Orlando, St. Petersburg, Port St. Lucie, Hialeah, Cape Coral, Tallahassee, Fort Lauderdale, Pembroke Pines, Hollywood, Gainesville, Miramar, Palm Bay, Lakeland, Clearwater, West Palm Beach, Pensacola, Fort Myers, Sarasota, Ocala',
  GA: 'Atlanta, Columbus, Augusta, Macon, Savannah, Athens, Sandy Springs, Roswell, Warner Robins, Albany, Marietta, Valdosta, Rome',
  HI: 'Honolulu, Hilo, Kailua, Kapolei, Waipahu, Kahului, Kihei, Lihue',
  ID: 'Boise, Meridian, Nampa, Idaho Falls, Caldwell, Pocatello, Coeur d’Alene, Twin Falls, Lewiston',
  IL: 'Chicago, Aurora, Naperville, Joliet, Rockford, Springfield, Elgin, Peoria, Champaign, Waukegan, Bloomington, Decatur, Carbondale',
  IN: 'Indianapolis, Fort Wayne, Evansville, South Bend, Carmel, Fishers, Bloomington, Hammond, Gary, Lafayette, Muncie, Terre Haute',
  IA: 'Des Moines, Cedar Rapids, Davenport, Sioux City, Iowa City, Ankeny, Waterloo, Ames, Council Bluffs, Dubuque',
  KS: 'Wichita, Overland Park, Kansas City, Olathe, Topeka, Lawrence, Manhattan, Salina, Hutchinson, Dodge City',
  KY: 'Louisville, Lexington, Bowling Green, Owensboro, Covington, Richmond, Paducah, Frankfort, Pikeville',
  LA: 'New Orleans, Baton Rouge, Shreveport, Lafayette, Lake Charles, Kenner, Bossier City, Monroe, Alexandria, Houma',
  ME: 'Portland, Lewiston, Bangor, South Portland, Auburn, Biddeford, Augusta, Presque Isle',
  MD: 'Baltimore, Columbia, Germantown, Silver Spring, Frederick, Gaithersburg, Rockville, Hagerstown, Annapolis, Salisbury, Cumberland',
  MA: 'Boston, Worcester, Springfield, Cambridge, Lowell, Brockton, Quincy, Lynn, New Bedford, Fall River, Lawrence, Somerville, Pittsfield',
  MI: 'Detroit, Grand Rapids, Warren, Sterling Heights, Ann Arbor, Lansing, Dearborn, Flint, Kalamazoo, Saginaw, Traverse City, Marquette',
  MN: 'Minneapolis, St. Paul, Rochester, Bloomington, Duluth, Brooklyn Park, St. Cloud, Mankato, Moorhead, Bemidji',
  MS: 'Jackson, Gulfport, Southaven, Biloxi, Hattiesburg, Olive Branch, Tupelo, Meridian, Greenville, Vicksburg',
  MO: 'Kansas City, St. Louis, Springfield, Columbia, Independence, Lee’s Summit, St. Joseph, Jefferson City, Joplin, Cape Girardeau',
  MT: 'Billings, Missoula, Great Falls, Bozeman, Butte, Helena, Kalispell, Havre',
  NE: 'Omaha, Lincoln, Bellevue, Grand Island, Kearney, Fremont, Norfolk, Hastings, North Platte, Scottsbluff',
  NV: 'Las Vegas, Henderson, Reno, North Las Vegas, Sparks, Carson City, Elko',
  NH: 'Manchester, Nashua, Concord, Derry, Dover, Rochester, Keene, Portsmouth',
  NJ: 'Newark, Jersey City, Paterson, Elizabeth, Edison, Trenton, Toms River, Camden, Clifton, Passaic, Vineland, Atlantic City',
  NM: 'Albuquerque, Las Cruces, Rio Rancho, Santa Fe, Roswell, Farmington, Hobbs, Clovis, Gallup',
  NY: 'New York, Buffalo, Rochester, Yonkers, Syracuse, Albany, New Rochelle, Mount Vernon, Schenectady, Utica, Binghamton, Ithaca, Poughkeepsie, Plattsburgh',
  NC: 'Charlotte, Raleigh, Greensboro, Durham, Winston-Salem, Fayetteville, Cary, Wilmington, High Point, Concord, Asheville, Greenville',
  ND: 'Fargo, Bismarck, Grand Forks, Minot, West Fargo, Williston, Dickinson, Jamestown',
  OH: 'Columbus, Cleveland, Cincinnati, Toledo, Akron, Dayton, Parma, Canton, Youngstown, Lorain, Springfield, Mansfield, Athens',
  OK: 'Oklahoma City, Tulsa, Norman, Broken Arrow, Edmond, Lawton, Moore, Stillwater, Enid, Muskogee',
  OR: 'Portland, Eugene, Salem, Gresham, Hillsboro, Bend, Beaverton, Medford, Corvallis, Klamath Falls',
  PA: 'Philadelphia, Pittsburgh, Allentown, Reading, Erie, Scranton, Bethlehem, Lancaster, Harrisburg, York, Wilkes-Barre, Altoona, Johnstown',
  RI: 'Providence, Cranston, Warwick, Pawtucket, East Providence, Woonsocket, Newport',
  SC: 'Charleston, Columbia, North Charleston, Mount Pleasant, Rock Hill, Greenville, Summerville, Spartanburg, Florence, Myrtle Beach',
  SD: 'Sioux Falls, Rapid City, Aberdeen, Brookings, Watertown, Mitchell, Pierre',
  TN: 'Nashville, Memphis, Knoxville, Chattanooga, Clarksville, Murfreesboro, Franklin, Jackson, Johnson City, Kingsport',
  TX: 'Houston, San Antonio, Dallas, Austin, Fort Worth, El Paso, Arlington, Corpus Christi, Plano, Lubbock, Laredo, Irving, Garland, Amarillo, Brownsville, McAllen, Killeen, Waco, Beaumont, Tyler, Midland, Odessa, Abilene',
  UT: 'Salt Lake City, West Valley City, West Jordan, Provo, St. George, Orem, Sandy, Ogden, Layton, Logan, Cedar City',
  VT: 'Burlington, South Burlington, Rutland, Essex Junction, Barre, Montpelier, Brattleboro',
  VA: 'Virginia Beach, Chesapeake, Norfolk, Richmond, Newport News, Alexandria, Hampton, Roanoke, Portsmouth, Lynchburg, Charlottesville, Danville',
  WA: 'Seattle, Spokane, Tacoma, Vancouver, Bellevue, Kent, Everett, Renton, Yakima, Bellingham, Kennewick, Olympia, Walla Walla',
  WV: 'Charleston, Huntington, Morgantown, Parkersburg, Wheeling, Martinsburg, Beckley, Clarksburg',
  WI: 'Milwaukee, Madison, Green Bay, Kenosha, Racine, Appleton, Eau Claire, Oshkosh, Janesville, La Crosse, Wausau',
  WY: 'Cheyenne, Casper, Gillette, Laramie, Rock Springs, Sheridan, Cody',
  AS: 'Pago Pago, Tafuna',
  GU: 'Hagåtña, Dededo, Tamuning',
  MP: 'Saipan, Garapan, Tinian',
  PR: 'San Juan, Bayamón, Carolina, Ponce, Caguas, Guaynabo, Arecibo, Mayagüez, Fajardo',
  VI: 'Charlotte Amalie, Christiansted, Frederiksted, Cruz Bay',
};

const MOST = 8;

interface Place {
  text: string;
  /** The normalized text to match against what's typed. */
  plain: string;
}

const STATES: readonly Place[] = Object.values(US_STATES).map((name) => ({ text: name, plain: plain(name) }));
const PLACES: readonly Place[] = Object.entries(CITIES).flatMap(([code, cities]) =>
  cities.split(', ').map((city) => ({ text: `${city}, ${code}`, plain: plain(`${city} ${code}`) })),
);

/** Returns cities and states that start with the typed text, then those where a later word does. */
export function placesLike(typed: string): readonly string[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  const all = [...PLACES, ...STATES];
  const first = all.filter((place) => place.plain.startsWith(wanted));
  const later = all.filter((place) => !first.includes(place) && place.plain.includes(` ${wanted}`));
  return [...first, ...later].slice(0, MOST).map(({ text }) => text);
}

/** Lowercases and removes accents and punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f.'’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
