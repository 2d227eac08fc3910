export const COMMERCE = `
11.008 ocean and weather education for teachers; kids learn about climate and ocean; environmental literacy; aquarium and museum science exhibit; watershed field trips; hollings scholarship noaa; students bay watershed lessons; after school ocean stem
11.011 deep sea exploration; explore shipwreck; map ocean floor; underwater robot expedition; discover deep ocean life; ocean mapping scientists; submarine vehicle research
11.012 ocean buoys data; coastal observing system; real time wave data; high frequency radar ocean; regional ocean monitoring; red tide sensors; surf and current measurements
11.013 baldrige award school; school quality ambassador; excellence award education; baldrige training
11.015 unsolicited noaa proposal; noaa ideas outside other competitions; innovative ocean or weather project; sponsor event with noaa; noaa broad agency
11.016 census statistics research; survey methods grant; university census data study; demographer works with census; statistical methods for counting people
11.017 ocean acid shellfish; oysters dying acid water; ocean acidification research; coral and acid sea; fish acid water effects
11.021 noaa small business invention; weather tech startup; fisheries gadget small company; ocean sensor company r and d; aquaculture startup phase one; drone for weather company; small firm climate technology
11.022 hurricane harvey irma maria noaa recovery; 2018 disaster relief ocean; weather radar repair after hurricanes; fishery disaster 2018 budget; debris from hurricane maria coast; noaa storm supplemental
11.023 stem apprenticeship region; train tech workers for local companies; paid stem internships; college and employer talent program; learn to code regional training; biotech technician training; science worker pipeline
11.024 tech startup accelerator; regional venture fund; entrepreneur mentoring tech; startup ecosystem; university incubator spinouts; access to capital for startups nonprofit; investors for regional tech companies; proof of concept center; capital for innovators community
11.028 hbcu internet for students; laptops at tribal college; broadband hispanic serving college; minority college wifi; it staff for minority college; internet around black college neighborhood; digital skills near hbcu; computer help minority business around campus
11.029 internet on reservation; no wifi on the rez; tribal fiber build; native homes internet; tribal tower wireless; telehealth and school for tribe; hawaiian home lands internet; alaska village internet; cell phone service tribal land
11.031 broadband unserved county 2021; public private partnership internet; fiber build partnership state and company; build lines to rural homes; isp with county broadband; no service households infrastructure program
11.032 seniors learn computers state program; rural people without internet skills state; disabled digital access state; state office for digital inclusion; laptops for poor state plan; prison digital literacy; internet access for vets in state plan
11.033 middle mile fiber; fiber backbone between towns; undersea cable broadband; long haul fiber route; regional fiber network; power company fiber line; lower cost for last mile providers
11.034 minority business incubator; get minority business ready for loan; startup coach disadvantaged entrepreneurs; pitch to investors minority; black founder funding prep; immigrant entrepreneur accelerator; help get bank credit for latina owner; incubator for underserved founders; apply for ssbci loan help; network and mentors for business of color
11.035 fiber to every home state; no high speed internet at house; bead broadband; state broadband office; unserved addresses internet; challenge internet map; rural wifi never came; isp wants to build with state; starlink subsidy bead; apartment building internet; rural house only has satellite; cheap internet plan low income
11.036 teach seniors to use computer; digital skills class library; computers for poor families; internet lessons for immigrants; help disabled get online; tablets for veterans; digital navigators; nonprofit computer training; telehealth skills for elders; ex prisoners internet skills
11.037 build chip factory in us; semiconductor plant incentive; microchip fab money; chip supplier plant; expand wafer factory; semiconductor loan; chipmaking materials plant; chip worker training
11.038 open ran 5g; wireless network equipment innovation; cell tower technology test; telecom vendors alternative to huawei; open radio lab; 5g interoperability testing
11.039 regional innovation hub consortium; make our area a tech center; biotech hub; critical technology cluster; quantum or battery hub; city regional technology competition
11.040 area with many unemployed adults; distressed town job strategy; prime age jobless county; local unemployed men and women jobs plan; recompete plan; economically depressed tribe and county jobs; help long struggling community create jobs
11.041 trade fellowship embassy; student work at commercial service; fellows international trade career; export promotion fellow
11.042 chip research lab; semiconductor r and d; advanced chip packaging research; microelectronics prototype; national semiconductor technology center; chip measurement science
11.043 weather model research; improve forecast computer model; hurricane forecast modeling; storm prediction model university; next generation weather model
11.112 trade association export promotion; sell manufactured goods abroad; export group opens foreign market; nonprofit industry export help; foreign standards for us products; trade shows for manufacturers overseas
11.300 industrial park roads and sewer; town lost factory needs infrastructure; water line for new plant; build business incubator building; port and rail for jobs; community wants to attract employers; job training center building; revitalize old mill building
11.302 regional development district planning; economic strategy for county; write a ceds plan; planner for tribe economy; council of governments economic plan; long term job plan for region; planning staff economic development district
11.303 university center helps local businesses; feasibility study for local jobs project; college helps region economy; technical study industrial site; economic consultant small region; local economic study help
11.307 coal mine closed community; plant closing town recovery; after hurricane business recovery town; revolving loan fund after layoffs; mill shut down; nuclear plant closing; flooded downtown economic recovery; mass layoff county plan; region hit by disaster rebuild economy
11.312 economic development research; study what creates jobs; tools for economic developers; innovation clusters study; evaluate regional growth
11.313 company losing sales to imports; factory hurt by foreign competition; manufacturer hurt by cheap chinese goods; consultant help for trade hurt firm; business recovery plan imports; half cost of consultants; taa for firms; furniture maker undercut by imports; laid off workers because of imports owner; small manufacturer competes with mexico; trade adjustment center
11.400 survey benchmark; gps reference stations; land surveyor elevation; height modernization; sea floor hydrographic mapping; geodesy university; nautical chart survey
11.405 university institute with noaa; cooperative institute other agency money; environmental science graduate training; weather ocean institute; joint institute research
11.407 states manage fish crossing borders; interstate fish stock; striped bass or shrimp state data; interjurisdictional fish monitoring; state fishery agency money; multi state crab management
11.408 fishing net snagged on oil pipeline; oil rig damaged my trawl; lost gear offshore oil; fisherman gear destroyed by well junk; shrimp boat hung up on obstruction; lost fishing days from oil debris; gulf shrimper claim; outer shelf gear loss payment; crab traps lost to supply vessel; compensation for trawl damage
11.413 inspect my fish plant; seafood grading; fish export certificate; fish health certificate to export; seafood quality mark; salmon plant inspector; haccp seafood inspection fee
11.415 borrow to buy fishing boat; loan to refit trawler; finance fish plant; buy fishing quota loan; aquaculture farm loan; oyster farm loan; fisherman boat engine financing; quota share halibut loan; hatchery mariculture credit; shoreside seafood facility loan; refinance vessel debt; captain wants own boat
11.417 coastal university research; graduate fellowship marine; shellfish grower research; coastal extension agent; help for coastal communities science; lobster and aquaculture study; knauss fellow; seafood and beach education; great lakes students
11.419 beach access boardwalk; shoreline rules; waterfront planning; coastal town erosion plan; sea level rise plan state; wetland buffer coast; permit review coastal state
11.420 estuary reserve; marsh research field lab; buy estuary land; reserve visitor center; estuarine education building; estuary monitoring; fellowship at estuary
11.426 algal bloom science; coastal pollution research noaa; harmful algae in shellfish; coastal ecosystem mapping; shoreline climate effects study
11.427 fishing industry research; help fishermen sell new fish; reduce bycatch gear; seafood marketing; fish farming research; crab and scallop industry project; young fishermen training; underused fish products
11.429 protect whales and shipwrecks; florida keys reef sanctuary; monterey bay sanctuary; volunteers sanctuary monitoring; sanctuary education; dive site protection
11.431 climate science research; drought and el nino study; sea level and carbon research; climate adaptation team; greenhouse gases observation; heat health climate; arctic climate scientist
11.432 university institute partner with noaa; noaa institute fellowship postdoc; severe storms institute; great lakes institute; satellite weather institute
11.433 gulf fish research; red snapper study; shrimp bycatch research south; marfin gulf fish; southeast coastal fisheries science; king mackerel research
11.434 fish catch data; state fishing dock sampling; southeast fish statistics; count commercial landings; trip tickets; port agents measuring fish
11.435 fishery survey gulf and south atlantic; seamap trawl; shrimp and groundfish survey state; plankton sampling; fish independent data caribbean
11.436 columbia river hatchery; salmon hatchery operations; mitchell act; fish screens and ladders; steelhead release; release salmon columbia
11.437 pacific fish data; pacific states fish landings; west coast catch database; alaska groundfish data; halibut tagging
11.438 pacific salmon restoration; salmon treaty canada; coho and chinook habitat; tribe salmon recovery; washington oregon stream salmon; pcsrf state; alaska salmon monitoring; fix salmon culverts
11.439 count seals and whales; marine mammal monitoring; whale entanglement data; sea lion observers; ice seal and walrus native hunters; stranded whale data
11.440 environmental satellite data; weather and ocean data education; satellite science use; students and climate data; noaa data applications
11.441 fishing rules meetings; fishery management plan; new england or gulf council; quota and season setting; fish limits advisory panel
11.451 gulf of mexico ecosystem research; oil spill restore act science; gulf fisheries monitoring
11.452 fishing industry project outside other programs; fisheries economics study; benefit us seafood industry project; fisheries sociology research; unallied industry fish
11.454 fish management study state; unallied fishery management; protected species planning; fishery data for managers; marine resource management project
11.455 university fisheries science partnership; ocean students and professors noaa; fish science training
11.457 chesapeake bay oysters; bay watershed education; blue crab research; bay fish habitat; chesapeake teacher training
11.459 air quality forecast research; tornado research; hurricane research grant; smoke forecast; weather warning science; vortex severe storm study; flash flood prediction
11.460 hurricane flood wildfire forecast satellite; better forecast communication; satellite data disaster act 2019; wildfire satellite detection research
11.463 restore fish habitat; remove old dam for fish; oyster reef restoration; salmon stream restoration; wetland restore coast; coral restoration; river herring passage; tribe fish passage; culvert for fish; hurricane coast habitat resilience
11.467 weather training college; hydrology and weather training; meteorologist professional courses; river forecast research; comet program hydrometeorology
11.468 university works with weather office; cstar weather research; local forecast research; forecast science students; snow and thunderstorm study
11.469 ocean earmark; congressional noaa project; earmark marine lab building; weather earmark; senator funded coastal project
11.472 fisheries science unallied; fish stock study; ocean life research; sea turtle and whale science; marine ecosystem research; fish biologist grant
11.473 coastal resilience; living shoreline; coastal flooding tools; dune and beach restoration; coastal maps and lidar; town sea level rise project; storm surge nature based
11.474 atlantic states fish commission; atlantic coast fish laws; striped bass enforcement; lobster and menhaden states; state marine patrol atlantic; horseshoe crab survey
11.477 fishery collapsed disaster; salmon season closed fisherman; oyster beds destroyed by flood; crab season closure money; fisherman lost income red tide; shrimp wiped out by hurricane; cod collapse fisherman aid; fishing crew can't pay bills; charter boat closed season; dungeness domoic acid losses; fishing town lost salmon run; hurricane wrecked fishing docks
11.478 harmful algae bloom research; dead zone study; red tide research; gulf hypoxia; coastal ecosystem models; sea level rise effects research; toxic algae lake erie
11.481 minority college ocean science; hbcu students noaa; scholarship ocean weather minority; cooperative science center; underrepresented marine biology; hispanic college weather careers; undergraduate noaa scholarship minority
11.482 coral reef protection; coral bleaching; hawaii guam reef; plant corals; reef fish management; florida coral disease; island reef territories; stop runoff on reef
11.483 hurricane sandy coast noaa; rebuild tide gauges after sandy; coastal storm recovery noaa 2013; disaster appropriations coast projects; shoreline mapping after sandy; marine debris sandy
11.553 congress named telecom project; ntia special project; telecommunications noncompetitive award; public telecom earmark; advanced telecom support
11.601 calibrate my instruments; scale and thermometer calibration; calibrate lab standard; precision measurement service; voltage standard check; gauge block accuracy
11.603 reference data for chemists; spectra database; physical properties tables; thermodynamic data; nist webbook; chemical data
11.604 certified reference sample; lab standard material; peanut butter reference material; lead paint sample standard; check lab accuracy sample; alloy sample composition
11.606 gas pump accuracy; store scales checking; state weights inspector training; net weight package check; taximeter and scanner; weights and measures office
11.609 measurement science research; nist lab grant; nanotechnology measurement; fire safety research building; cybersecurity standards research; robotics test methods; dna forensics measurement; building collapse study
11.610 which standard applies to my product; foreign product standards; product certification rules; ce mark question; trade barrier technical standard; find standards for export
11.611 small manufacturer help; machine shop advice; factory efficiency consultant; mep center; lean manufacturing training; make my plant more productive; find us supplier; automation for small factory; new product machine shop; robot in small shop; cybersecurity for factory; family owned plant hiring problem
11.616 high risk technology research; past tip awards; risky innovation company; critical national need technology; joint venture technology innovation
11.617 nist earmark; congress directed nist project; university lab building earmark; named lab project; measurement project earmark
11.619 shared research facility; research center building nist; neutron facility users; university lab infrastructure
11.620 nist outreach; evaluate nist research; small business technology conference; student science outreach nist; manufacturing education project
11.802 help black owned business contracts; minority entrepreneurs education; hbcu business program; innovation for minority owned firms; research minority firms; women of color founders; inner city entrepreneur help; formerly incarcerated entrepreneur; business skills minority youth
11.804 tribal business contracts; indian owned company advice; native entrepreneur loan package; reservation business startup; tribe wants federal contracts; native artist business; bid on government work native owned; native contractor bonding; export native products
11.805 minority business center near me; black owned business contracts help; latino business wants bank loan; asian owned firm grow; get certified minority owned; minority contractor bonding; win government contracts minority; export help minority firm; business consulting for minority company; minority manufacturer expansion; find buyers for minority supplier; how to scale my minority company
11.999 clean beach trash; ocean plastic; derelict crab pots; abandoned boats; marine debris removal; fishing line recycling; river trash trap; shoreline cleanup volunteers; plastic pollution education
`;
