/** Starting, running and financing a business; money and banks. */
export const BUSINESS = `
7 a loan guarantees
  business loan, small business loan, sba loan, loan to open a store, borrow money for business, expand my business,
  buy a business, bank wont lend, working capital, open a restaurant, loan for shop, expand a business loan,
  restaurant loan, franchise loan, business credit, bank said no to my loan, bank turned me down, bank denied my loan,
  loan for my store, loan for my company
504 certified development loans
  buy building for business, buy a building, business real estate loan, buy machinery, commercial property loan,
  factory loan, heavy equipment loan, build a shop, commercial building
microloan
  small business start loan, tiny loan, start a small business, startup loan, start a business, start my own business,
  little loan business, start a daycare, food truck, business idea no money, home business,
  small loan for my business, loan for tools, side business loan, loan for a food truck, child care business loan,
  loan for my bakery, loan for my salon, loan for my shop, small loan to open a stand, coffee stand loan,
  money to open a shop, business loan bad credit, loan for women owned business,
  start cleaning business, start lawn care business, start a salon, open a barbershop, open a bakery,
  start landscaping business, small loan to start
small business development centers
  business advice, business plan help, help writing business plan, business coaching, free business help,
  how to start a business, business counseling, business consultant, help with my business, learn to run a business,
  business training
score
  retired executives, business mentor, volunteer business mentors, free business advice, business coach,
  business workshop, startup advice, how to start a business, experienced business people
women business ownership
  women in business, woman owned business, women entrepreneurs, businesswoman, lady business, female entrepreneurs,
  mompreneur, loan help for women
minority business ; mbda business center
  minority owned business, black owned business, hispanic business, minority business help
8 a business development
  disadvantaged business government contracts, minority contractor, 8a certification
procurement technical assistance ; apex accelerators
  sell to the government, government contracts, bid on government contracts, federal contracts, win contracts
hubzone
  business in poor area contracts
surety bond
  bonding contractor, bid bond, performance bond,
  bonded for jobs
small business innovation research ; sbir
  startup research money, invention money, technology startup, prototype money, r and d small company, sbir, sttr,
  develop my invention, inventor, product idea,
  invented, r d money, research and development money, new invention, patent my idea
small business investment companies
  venture capital, investors, investor money, equity investment small business
state trade expansion ; export
  export my products, sell abroad, sell overseas, exporting, international trade,
  sell in canada, sell in mexico, sell in europe, sell my products in other countries,
  sell hot sauce in canada, customers overseas, ship overseas, trade show overseas
export loan guarantee ; 7 a export
  export loan, finance exports
disaster assistance loans
  business flooded, loan after hurricane, loan after flood, rebuild business, disaster loan, tornado loan,
  rebuild after fire, disaster loan homeowner, disaster loan renter, physical damage loan, sba disaster,
  business lost in hurricane, rebuild my shop after disaster,
  tornado wrecked my store, store destroyed, shop burned down in wildfire,
  store flooded, shop flooded, restaurant flooded, rebuild my store, business damaged by hurricane
economic injury disaster
  business lost money disaster, eidl, covid business
paycheck protection
  ppp, keep paying employees, covid payroll
restaurant revitalization
  restaurant covid, restaurant relief, bar covid
shuttered venue
  theater closed covid, concert venue closed, movie theater covid, music venue
growth accelerator
  startup accelerator, incubator
regional innovation clusters ; tech hubs ; build to scale
  tech cluster, innovation hub, startup ecosystem
manufacturing extension
  small manufacturer, improve factory
chips incentives
  computer chips, semiconductor, chip factory
program investment microentrepreneurs
  train very small businesses
community development financial institutions
  community bank, loan fund, community lender, cdfi, start a loan fund
credit unions revolving loan
  credit union
bank enterprise award
  bank in poor area
state small business credit
  state loan program small business
capital readiness
  get ready for investors
emerging leaders
  executive training small business
mentor protege
  defense mentor small company
native american business ; native american outreach
  native american business, native owned business, tribal business
indian loans economic development
  loan native american business, tribal business loan, indian owned business, bia loan,
  start a business native american, alaska native business loan
economic development
  bring jobs to town, create jobs, local economy, new jobs in area
public works economic development facilities
  industrial park, build roads for factory, business park, infrastructure for jobs, business incubator,
  infrastructure for distressed community, economic development construction
economic adjustment assistance
  town lost factory, plant closing town, recover local economy, coal town, mill closed
planning organizations economic development
  regional plan economy, economic plan
appalachian
  appalachia, mountains west virginia, eastern kentucky, east kentucky, southwest virginia, east tennessee,
  western north carolina, southeast ohio, coal country
delta regional
  mississippi delta, arkansas delta, delta town
ombudsman regulatory fairness
  unfair regulation complaint, government agency unfair to business
cybersecurity small business
  hacked, computer security business
fisheries finance
  loan for fishing boat, buy fishing boat, fishing vessel loan, commercial fisherman loan
federal ship financing ; small shipyards
  build a ship, shipyard, ship loan
capital construction fund
  save taxes for ship
political risk insurance ; debt financing overseas
  insure investment abroad, invest overseas, business overseas loan
weights measures ; standards
  scales, measurement, calibration
standard reference
  lab standards
patent ; lab to market ; technology transfer
  commercialize research, university invention, university spin off
tourism
  tourists, visitors, travel industry
consumer protection
  scam, got ripped off, fraud, cheated, defective product
financial education ; bank
  banking, save money, credit score, budget class
tax credit
  tax break, taxes
manufacturing technology ; advanced manufacturing
  3d printing, robots factory
state trade expansion
  foreign customers, sell to other countries, trade show abroad
small business innovation research
  agtech startup, farm technology startup, invention for farmers, clean energy startup, research money for company
community development financial institutions ; native initiatives
  lend in poor neighborhoods, community loan fund
intermediary loan program ; intermediary lending
  lenders for small business
equity investments ; debt financing
  investment in developing countries
technical assistance 7 j ; prime technical assistance
  training for disadvantaged contractors, help very small businesses
federal state technology partnership
  help startups win sbir
economic injury
  lost sales disaster
mega projects
  very large projects
defense production act
  critical supplies factory
congressional grants
  earmarked business project, sba earmark
distressed area recompete
  high unemployment areas
energy supply chain
  battery factory, solar factory, clean energy manufacturing
trade adjustment firms
  company losing to china
appraiser
  home appraisers
shared services
  back office services
`;
