export const DEFENSE = `
12.002 how to sell to the military; bid on government contracts; small business federal contract help; register in sam; veteran owned business contracts; ptac counselor; write a government proposal; get certified woman owned for contracts; find dod bid opportunities; subcontract for defense; small shop supply the army; state and local bid help; cmmc cybersecurity defense supplier
12.003 town near base flood or wildfire plan; military base resilience plan; base climate threat community; sea level rise navy base city; water shortage near base; energy resilience base community
12.004 fort huachuca open land; arizona ranch land near army range; protect grassland from sprawl fort; sensitive species near range; southern arizona conservation
12.005 wildlife on army base; manage forest on military land; endangered species on base; base natural resource crew; sikes act cooperative; restore habitat army installation; fish and game on base
12.006 stem outreach for kids defense; science pipeline military; dod stem program; robotics in schools defense; teacher stem training dod; military children science; defense science careers youth
12.007 military health system research; tricare care study; health services research soldiers; wounded care quality study; military patients research
12.008 savannah harbor ditching; drain dredge disposal area; dredged mud containment; georgia dredging site ditches; savannah corps dredge
12.010 youth work at army lake; conservation corps corps of engineers; teens trail work at reservoir; young people jobs at dam parks; youth crew corps lakes; student natural resource corps; nonprofit hires youth outdoors
12.012 weed control on corps land; invasive plants military land; noxious weed spraying; tamarisk or knapweed federal land; state weed crew army; aquatic weeds lake
12.014 high school cyber school program; nsa onramp; minority students cyber intern; stem pathways nsa; college intelligence diversity
12.015 vietnamese missing soldiers; vietnam war missing accounting; vietnam mia cooperation; remains of vietnamese soldiers; dna identify vietnam missing
12.016 pentagon shuttle bus; mark center bus; alexandria bus dod
12.017 land buffer near base; keep houses away from base; preserve land next to military range; sell easement near base; repi buffer; encroachment on training range; ranch land conservation military; state partner base habitat
12.019 pacific disaster center hawaii; disaster warning hawaii; typhoon early warning center; disaster management pacific research
12.020 starbase science for fifth graders; kids science on military base; stem class national guard base; elementary students rockets; youth engineering camp base; teacher bring class to base
12.021 land near guard training site; buffer around guard camp; prevent building next to guard range; conservation easement guard camp
12.022 small business mentor big defense company; learn to be defense subcontractor; disadvantaged firm defense contract; prime contractor mentors; small defense supplier growth; veteran owned small firm mentor; woman owned defense supplier mentoring; hubzone firm partner prime; technology transfer from prime to small shop
12.024 foreign military partner study; defense policy university grant; military assistance analysis; international security research
12.025 tribal sacred sites on army land; native elders visit base sites; army cultural resources tribe; protect burial ground on base; tribal monitor army
12.026 loan to fix unsafe dam; borrow to repair dam; private dam loan; dam safety low interest; city owned dam repair finance; remove old dam loan; corps water loan
12.027 town near base needs road; base town school or fire station; community facility for military families; water plant near base; child care near base; state infrastructure near military; hospital near base; dcip base town project
12.029 jet noise at my house; soundproof school near air base; military plane noise windows; insulate home from fighter jets; hospital noise from air base; daycare under flight path; senior home jet noise; loud f35; air guard noise insulation
12.030 guard family fun; fitness center guard; armory activities and lodging; soldiers leisure guard post
12.113 state oversight base cleanup; reimburse state environmental agency; groundwater contamination at base state review; superfund military site state; unexploded bombs cleanup state
12.114 construction research army; civil engineering research corps; productivity construction company army; building technology partner; new concrete or materials test
12.116 congress named defense project; army one time award; earmark defense 2003; special appropriation military
12.219 overseas voter ballot; military absentee voting; county clerk online ballot; soldiers vote from abroad; election office ballot delivery; voting system for deployed; ballot return tracking
12.225 maintenance technology defense; repair shop innovation military; depot maintenance new tech; predictive maintenance ships and planes; corrosion and 3d printing repair; company demonstrates tool depot
12.300 navy research grant; ocean engineering research; office of naval research; submarine acoustics; naval science university; autonomous boats; navy young investigator
12.330 navy stem school; students robotics navy; ocean engineering education; seaperch underwater robots; college stem workforce navy; shipbuilding training; teachers navy science; youth ship science
12.333 advanced manufacturing institute; 3d printing defense; biomanufacturing defense; hypersonic materials manufacturing; manufacturing workers defense
12.335 navy communications research; radar and surveillance research; cyber and intelligence navy; c4isr sensor science; navy sensors networks study
12.340 navy medical research; combat wound navy; infectious disease navy lab; malaria vaccine navy; diver and submarine health
12.350 hiv prevention foreign militaries; aids program soldiers africa; dhapp military hiv; test foreign troops for hiv; military partner aids care
12.351 nuclear detection research; radiation and chemical weapons research; weapons of mass destruction science; wmd university; counter nuclear materials
12.355 mosquito and sand fly control troops; insecticide research; biting flies deployed soldiers; tick repellent clothing; new pesticide for army
12.357 rotc learn arabic; rotc study abroad language; cadet summer language; rotc foreign culture; college teaches cadets languages
12.360 chemical attack research; nerve agent antidote; biodefense vaccine; anthrax research; chemical biological defense lab; gas mask science
12.369 marine young marines drug prevention; keep kids off drugs marines; drug demand reduction youth; young marines; after school anti drug program; marine corps youth curriculum
12.400 build national guard armory; guard readiness center; military department building; new guard hangar; state guard facility
12.401 guard armory maintenance; state runs guard base; guard facility utilities; guard repairs state military; guard security and firefighters; armory roof repair
12.404 high school dropout program military; youth challenge academy; my teen dropped out; troubled teen boot camp free; ged for dropouts guard; 17 week residential teen; second chance teenager; son failing school discipline; mentor at risk teen; runaway behavior teen program; free academy for drop outs; quit high school now what
12.420 breast cancer research army; traumatic brain injury study; ptsd research; prostate cancer; cdmrp disease research; combat casualty care; autism or lupus research; spinal cord injury research; gulf war illness; lung cancer study; burn research; vaccine research military
12.431 army research grant; army research office; physics and chemistry army; math and computing army; materials science army; army university lab; young investigator army
12.432 west point sports; army football athletics; cadet athletic program; army athletic association; west point team
12.440 history dissertation army; military history phd; center of military history fellowship; doctoral student war history; dissertation year money history
12.460 free lodging near military hospital; stay while soldier treated; family of wounded soldier place to stay; veteran hospital family lodging; scholarship military kids fisher; hotel for military family medical; airline miles for wounded; can't pay hotel near va hospital; mom of injured marine
12.501 train first responders wmd; hazmat foreign training; detection training partner country; chemical biological exercise; border wmd
12.550 learn chinese college flagship; arabic language flagship; russian study abroad program; korean fluency college; persian language major; critical language university
12.551 study abroad scholarship undergrad language; student learn swahili abroad; government service study abroad; college student arabic abroad; go to taiwan study free; korea japan language study undergrad; national security study abroad; undergraduate wants to live overseas; scholarship for portuguese or urdu
12.552 graduate student study abroad; grad school language overseas; phd fieldwork overseas; masters student national security language; fellowship for arabic research; graduate government service abroad; 25000 overseas graduate; study in africa grad student; law student language overseas
12.554 native speakers improve english; immigrants professional english course; english for arabic speakers federal jobs; advanced english citizens; university english heritage program; foreign born citizen federal job english
12.556 school near base military kids; military child changes schools; district with army children; math and stem for military students; military students social emotional; counselors for military families school; language program military school
12.558 school district army children money; impact aid military; base kids with disabilities school; district lost tax land base; school reimbursed for soldiers' children; base closure school aid; severe disability military child district
12.560 ordnance stem outreach; defense industry stem students; weapons engineering careers youth; k12 stem ordnance consortium; teachers stem defense ordnance
12.579 language training for troops; university teaches soldiers languages; language center for military; special forces language course; reserve language training college; culture course soldiers
12.599 defense earmark; congress directed dod grant; red cross uso directed money; congressional interest defense nonprofit; directed assistance appropriations
12.600 community investment guam base; defense community statutory grant; civilian water on guam; schools on military base construct; pacific community buildup; public schools on bases; community help ordered by congress
12.604 defense contract cancelled town; defense spending cut community; military budget cut local economy; city loses defense program; adjust to less military spending; community plan after defense cut
12.607 military base closing; brac community; reuse of closed base; air base shut down redevelopment; town loses army post; base redevelopment authority; turn old base into jobs; closed naval yard; base realignment job loss
12.610 houses too close to base; compatible use plan; airfield zoning near base; city and base planning; wind turbines near military; noise zone base planner
12.611 defense plant layoffs; shipyard layoffs community; aerospace plant cuts; missile factory closing town; defense workers lost jobs; tank factory layoffs; diversify defense suppliers
12.614 town depends on base; plan before base might close; diversify base town economy; less dependent on military; defense dependent county plan; strategy for military town
12.615 study base communities; research on military communities; technical assistance defense communities; analysis of defense economy; associations of base cities
12.617 state office defense industry plan; state supply chain defense; governor defense spending state; state defense manufacturing map; state response to military cuts; state military advisory
12.618 base is growing need roads; military base expansion town; more soldiers coming schools full; growth around army post; new missile base community; housing shortage base growth; traffic near growing base; plan for troops arriving
12.620 soldier become teacher; leaving the army to teach; veteran teacher certification; retired marine math teacher; military career change school; how can vet teach high school; ged instructor vet; shortage subject teacher veteran; navy sailor second career classroom; help paying teacher license vet; national guard member teaching job
12.630 defense research university; pentagon basic research; secretary of defense science; minerva social science; vannevar bush fellow; defense engineering research; equipment for university defense research
12.631 smart scholarship; full ride stem defense; pay my engineering degree work for dod; computer science scholarship military civilian; physics phd stipend defense; tuition and job after college dod; undergraduate cyber scholarship navy lab; stem student wants paid degree; chemistry student full tuition government job; aerospace engineering scholarship job; internship at defense lab summer; masters degree paid service commitment
12.632 protect history on bases; archaeology military land; birds and bats on base; cultural resources dod; historic buildings base; legacy natural resource; migratory birds military land
12.740 find missing soldier remains; grandfather missing in korea; world war two missing airmen; crash site excavation; identify dead soldiers; university archaeology dig for missing; underwater wreck search for airmen; mia family; korean war remains
12.750 military medical school research; military doctor research; military nursing research; traumatic stress center
12.777 defense production act company; critical minerals mine; battery material plant; make defense parts in us; domestic source ammunition; rare earth processing; castings and forgings plant; printed circuit boards us; title iii investment
12.800 air force office scientific research; aerospace research; space science air force; aircraft materials; laser and hypersonic research; young investigator air force
12.801 air force academy sports; academy falcons athletics; cadet teams colorado; air force athletic corporation; academy football
12.810 air force medical study; pilot health research; aeromedical evacuation research; airmen medical science; flight medicine
12.840 teen cadets flying; search plane volunteers; youth aviation program; cap squadron; volunteer pilot rescue; teenagers learn to fly; drug patrol flights
12.900 startalk summer language; kids learn chinese summer; teachers of arabic; russian camp for students; free language camp; critical languages students k 16; summer korean class; language teacher training
12.901 math research nsa; number theory grant; algebra and probability; mathematicians nsa; cryptography math; math conference; undergraduate math research summer
12.902 cyber scholarship dod; cybersecurity student full tuition military; college cyber degree work government; information security student stipend; hacker student scholarship; computer security masters paid; two year college cyber; laptop and books cyber student
12.903 cyber camp for kids; gencyber student program; teachers cyber summer camp; middle school cyber; girls cyber camp; free computer security camp; high school ethical hacking
12.905 cyber curriculum college; center of academic excellence cyber; cyber course materials; college cyber faculty; cyber clinics students; cybersecurity workforce training colleges; community college cyber; train veterans cyber
12.910 darpa research; breakthrough technology; high risk military science; artificial intelligence darpa; robots darpa challenge; biotech darpa; young faculty darpa
12.987 san pedro river arizona; sierra vista water; fort huachuca groundwater; recharge san pedro; partnership water arizona; river drying arizona
`;
