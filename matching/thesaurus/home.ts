/** Paying for, finding, fixing and powering a home. */
export const HOME = `
low income home energy assistance
  power bill, electric bill, light bill, heating bill, gas bill, utility bill, energy bill, cooling bill, beat the heat, heat wave, too hot at home,
  pay for heat, heat my house, keep the lights on, power shut off, electricity shut off, utilities shut off,
  disconnect notice, heating oil, propane tank, firewood help, no heat, furnace broke, air conditioning,
  lights cut off, power cut off, electricity cut off, pay utilities, utility help, shut off notice, cooling, fuel oil, winter heat, energy help,
  propane, out of propane, low on propane, kerosene, wood stove, wood pellets, out of oil, out of heating oil,
  cant pay electric, light bill too high, electric bill too high, owe the gas company, owe electric company,
  turn the power back on, turned off my lights, turned off my gas, electric bill past due,
  light bill past due, freezing in my house, ac broke
weatherization assistance
  insulate my house, insulation, drafty house, drafty windows, seal my house, lower my energy bill,
  save energy at home, energy efficient home, winterize, storm windows, new furnace, leaky windows, new windows,
  heating costs too high old house, heat leaks out,
  wind comes through windows, wind blows through house, cold house, house wont stay warm,
  attic insulation
low income household water assistance
  water bill, sewer bill, water shut off, water got cut off, pay for water,
  behind on water bill, water turned off
emergency rental assistance ; homeless prevention ; emergency solutions
  behind on rent, back rent, rent arrears, cant pay rent, late on rent, past due rent, owe rent, rent help covid,
  rent money,
  rent is due, short on rent, security deposit, deposit for apartment, first month rent, move in costs, missed rent,
  rent went up, months behind rent, catch up on rent
eviction protection ; emergency rental assistance
  eviction, landlord kicking out, eviction lawyer, eviction court, eviction notice,
  eviction legal help, lawyer for renters, tenant lawyer, fight eviction,
  days to pay, pay or quit, notice to quit, landlord wants me out, landlord locked me out, landlord put me out,
  being put out, kicked out of apartment, lease not renewed
section 8 housing choice vouchers
  section 8, rent voucher, housing voucher, help with rent every month, subsidized apartment, afford rent,
  rent assistance, low income apartment, cheap apartment, rent too high, hud voucher, cheap rent, low income housing,
  low rent, pay my rent, help with rent,
  cant find affordable apartment, affordable place to rent, affordable apartment
project based rental assistance
  apartment building section 8, subsidized apartment complex, rent subsidy building
mainstream vouchers
  disabled housing voucher, voucher for disabled, voucher non elderly disabled
family unification
  housing foster youth, lose my kids no housing, reunite family housing
public housing
  housing project, housing authority
public housing capital fund
  repair public housing, fix public housing, modernize public housing
public housing operating fund
  run public housing, operate public housing, low income apartment, need a place to live, subsidized housing,
  apartment from the housing authority
choice neighborhoods ; demolition revitalization distressed public housing
  tear down public housing, rebuild housing projects, rundown housing project, neighborhood transformation
family self sufficiency ; resident opportunity supportive services ; jobs plus
  public housing residents jobs, get off section 8, escrow savings tenant, service coordinator for tenants,
  section 8 savings account, savings program section 8, escrow account public housing
emergency solutions grant ; continuum of care ; emergency food shelter
  homeless shelter, run a shelter, sleeping in my car, sleeping in my truck, sleeping in a van, living on the street, become homeless, homeless,
  no place to live, rapid rehousing, unhoused,
  nowhere to stay, nowhere to sleep, living in my car, living in my truck, living in a tent, staying in a motel,
  lost my apartment, need a shelter bed, couch surfing
continuum of care
  permanent supportive housing, housing first, chronically homeless
youth homelessness ; runaway homeless youth ; transitional living homeless youth ; basic center
  homeless teens, teen shelter, runaway, kicked out by parents, couch surfing youth, street kids,
  homeless young people,
  runaway teens, runaway kids, street teens shelter, parents threw me out, mom kicked me out,
  stepdad threw me out, thrown out by my parents, teenager with nowhere to go
housing opportunities persons aids
  housing hiv, aids housing
supportive housing elderly ; mortgage insurance rental housing elderly
  senior housing, senior apartments, apartments for old people, elderly apartments, housing for elderly,
  build apartments for elderly, apartments for poor elderly
supportive housing persons disabilities
  apartments for disabled, housing for disabled people, group home disabled, section 811
multifamily housing service coordinators
  help for seniors in apartments
housing repair ; home repair loans
  fix my house, fix my roof, roof leak, leaky roof, roof repair, repair my home, plumbing repair, septic repair,
  bad wiring, broken furnace, falling apart house, house needs repairs, repair old house,
  roof caving in, floor rotting, rotten floor, bathroom floor falling in, septic tank failed,
  well went dry, septic failed, furnace died, water heater broke, unsafe wiring, house falling down, fix up my home,
  house needs work
older adults home modification ; home repair grants ; independent living
  grab bars, ramp for elderly, stay in home seniors, age in place, wheelchair ramp, bathroom safe for seniors,
  ramp for my mother, walk in shower, stair lift, ramp at house, make bathroom safe
property improvement loan insurance
  home improvement loan, remodel loan, renovate my home, kitchen remodel, fix up my house, loan for repairs,
  loan without equity, remodel, renovate kitchen, new bathroom loan, home repair loan
rehabilitation mortgage insurance
  buy a fixer upper, fixer upper, buy and renovate, mortgage with renovation, 203k, house that is a wreck,
  buy a house and fix it up, house that needs work, roll repairs into the mortgage
mortgage insurance homes
  fha loan, fha mortgage, low down payment, first home, first time homebuyer, first time home buyer, buy a house,
  buy my first house, home loan bad credit, house loan low credit, house loan, mortgage, home mortgage, first house,
  buy home with little money,
  house with bad credit, starter home
very low moderate income housing loans
  rural home loan, usda home loan, house in the country loan, buy a house in rural area, rural house, country home
very low income housing repair
  rural home repair, fix rural house, repair house rural, repair house elderly country
down payment assistance ; closing cost ; first time homebuyer
  down payment help, down payment assistance, help buying a home, first home help,
  no down payment, saved for down payment, help with closing costs, afford down payment
self help housing ; self help homeownership
  build my own house, build our own homes, sweat equity, habitat for humanity
home equity conversion
  reverse mortgage, cash out of my house senior, money from home equity, cash from my house,
  loan for seniors with house, hecm, equity older homeowner, extra income for elderly homeowner,
  stay in my house money senior, borrow against my house senior
manufactured home ; manufactured housing
  mobile home, trailer home, trailer park, double wide, mobile home park, single wide
mortgage insurance purchase units condominiums
  buy a condo, condo loan, condominium
mortgage insurance cooperative
  housing coop, housing cooperative
adjustable rate mortgages
  variable rate mortgage, arm loan
homeowner assistance fund ; housing counseling
  foreclosure, foreclosed, behind on mortgage, cant pay my mortgage, losing my house, mortgage payments, save my home,
  bank is taking my house, missed mortgage payments, lose our home
housing counseling
  talk to someone about buying a home, advice on buying house, credit counseling for housing, homebuyer class,
  homebuyer education, housing advice, eviction advice, problem with landlord, credit advice home,
  first time home buyer class, talk to a housing counselor
good neighbor next door
  house for teachers, house for police, house for firefighters, teacher buy home, half price house, discount home
single family property disposition ; dollar home sales
  buy foreclosed home, hud homes, government owned houses, one dollar house, cheap government house
fair housing
  landlord discrimination, discriminated renting, refused to rent, housing discrimination,
  denied apartment because race
lead hazard ; lead based paint ; healthy homes
  lead paint, peeling paint, old paint, lead in house, paint poison,
  lead paint in my house, lead paint kids, child lead poisoning, remove lead paint,
  lead poisoning, kids with lead poisoning
healthy homes
  mold in my house, asthma home, unhealthy home, mold, carbon monoxide, home hazards, asthma triggers house,
  safe home for children
radon
  radon gas, radon in basement
lead drinking water
  lead pipes, lead in water, lead service lines,
  lead pipes at school, lead in school water, test school water for lead
rural rental housing
  apartments in rural area, build apartments rural, rural apartments
rural rental assistance
  rent help rural, rent in small town, cheap rent in the country, low income apartment country, usda apartments,
  farmworker rent
rural housing preservation
  fix up rural houses nonprofit, repair homes in small town
farm labor housing
  housing for farmworkers, farm worker housing, migrant housing,
  home for farmworkers, build homes for farmworkers, housing for pickers
rural housing voucher
  rural voucher, usda voucher
affordable housing ; housing trust fund ; home investment partnerships ; capital magnet fund
  build affordable housing, low income housing developer, build low income apartments, affordable apartments
mortgage insurance rental housing
  loan to build apartments, finance apartment building, apartment construction loan
purchase refinancing existing multifamily
  buy apartment building, refinance apartment building
mortgage insurance hospitals
  hospital construction loan, build a hospital
mortgage insurance nursing homes assisted living
  build a nursing home, assisted living loan, buy nursing home, assisted living facility
lifeline ; affordable connectivity
  cheap phone, free phone, free cell phone, obama phone, phone bill, cheap internet, internet bill, afford internet,
  discount internet
solar for all ; rural energy for america
  solar panels, solar roof, solar power, put solar,
  solar on barn, solar on farm, solar for my business, windmill farm,
  wind turbine farm
neighborhood stabilization
  vacant houses, abandoned houses, empty houses
flood insurance
  insurance for floods, house floods, insure house flood
mortgage insurance homes disaster victims
  buy house after disaster, home destroyed mortgage
home investment partnerships
  city housing program, home program, help cities build homes
mortgage insurance combination manufactured home lot ; manufactured home loan
  land for mobile home, lot for trailer, buy a mobile home, loan for mobile home
lifeline
  phone discount, government phone, low income internet, cell phone for poor, telephone bill
lead hazard reduction
  lead abatement, remove lead, city lead program
indian housing assistance
  fix house on reservation, house repair native american
public indian housing loan guarantee ; indian home loan guarantee
  tribal mortgage, native mortgage, build on trust land, buy a house on the reservation, home loan native american,
  mortgage native american, mortgage on reservation, section 184,
  mortgage on the rez, house on the rez, buy home on reservation, buying house tribal land
native hawaiian housing loan
  house on hawaiian land, hawaiian home loan
single room occupancy
  rooms for homeless people, single room
tenant education outreach
  tenants rights, tenant group, tenant organizing
moving to work
  housing authority flexibility
manufactured housing improvement price
  fix up mobile home parks
green resilient retrofit
  energy upgrades apartment buildings
housing finance agencies risk sharing
  state housing agency loans
rural multi family housing
  fix old rural apartments
transitional housing
  temporary housing, half way house
community compass
  help cities use hud money
supportive housing elderly ; multifamily housing service coordinators
  old people apartments with help
home sale
  sell my house, sell my home, sell house fast
`;
