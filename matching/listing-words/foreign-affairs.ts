export const FOREIGN_AFFAIRS = `
19.009 foreign college students exchange; undergraduate exchange united states; global ugrad; foreign student leaders summer; university hosts foreign undergraduates; semester in america foreigners
19.010 humphrey fellow; midcareer foreign professionals; university hosts humphrey fellows; developing country official study year; nondegree year abroad professionals
19.011 study abroad scholarship; pell student study abroad; college semester abroad money; can't afford study abroad; disabled student going abroad; low income student go to spain; summer abroad college; learn arabic abroad pell; internship abroad undergraduate; passport and airfare college semester
19.012 tibetan exchange fellows; special cultural exchange tibet; professional exchange nonprofit
19.013 become a diplomat scholarship; foreign service grad school money; college senior wants embassy career; state department fellowship master's; diplomat tuition; international relations master's paid; minority student diplomat; foreign service officer path; internship in embassy tuition
19.015 east west center; hawaii asia pacific study center; north south center; cultural technical interchange; asia scholars honolulu
19.017 international climate science cooperation; ocean environmental diplomacy; foreign environment projects; air quality abroad; plastic pollution abroad; space or science partnerships
19.018 process refugees overseas; refugee interview center abroad; refugee case file overseas; cultural orientation before arrival
19.019 trafficking victims abroad; stop slavery overseas; train foreign police trafficking; shelter trafficked foreign countries; forced labor foreign government; antitrafficking ngo
19.020 rangel fellowship; foreign service graduate fellowship; congress internship diplomat; money for master's diplomat minority; study summer international affairs howard; become foreign service officer; two year master's tuition embassy job; first generation student diplomat; public policy grad school foreign affairs; undergraduate summer enrichment diplomacy
19.021 north africa media exchange; english teaching arab youth; egypt jordan culture
19.022 embassy exchange grants; overseas cultural exchange small; embassy alumni project; foreign english access; binational fulbright commission overseas
19.023 american school overseas; international school abroad support; diplomat kids school; teachers recruited overseas american schools; overseas school curriculum
19.024 guards wall american school abroad; american school abroad bomb film; protect diplomat kids school; school perimeter abroad
19.025 restore temple abroad; preserve ancient site foreign; ambassador heritage project; foreign museum conservation; mosque or church restoration overseas; traditional music preserve abroad
19.026 train peacekeepers; un peacekeeping training; african peacekeeping troops; peacekeeping center; women peacekeepers
19.027 foreign power sector reform; oil governance abroad; energy regulators overseas; clean energy diplomacy; critical minerals governance abroad
19.029 hiv treatment africa; aids orphans abroad; hiv medicine overseas; mother to child hiv abroad; hiv testing foreign clinics
19.033 loose nuclear material; chemical weapons prevention; bioweapon security labs; scientists wmd; secure radioactive sources abroad
19.035 foreign cyber security training; cyber incident teams abroad; cyber policy developing countries; ransomware capacity abroad; national cyber strategy foreign
19.036 stolen antiquities; looted artifacts; train customs antiquities smuggling; art theft international; museum looting prevention
19.040 embassy small grants; public diplomacy abroad; american culture program overseas; american spaces speakers; influence foreign audience; art concert abroad embassy
19.087 salmon halibut commission; great lakes fishery commission; tuna commission; international fish treaty; lamprey treaty commission
19.108 central asia grants; india pakistan exchange; afghanistan programs; nepal sri lanka bangladesh projects; kazakhstan uzbekistan
19.121 conflict prevention abroad; peacebuilding ngo; stabilize war torn; defector reintegration abroad; atrocity prevention; election violence abroad
19.124 southeast asia grants; pacific islands projects; mekong projects; japan korea china programs; asean youth
19.204 fishing boat seized by foreign country; tuna boat captured abroad; foreign navy took my vessel; fined by foreign coast guard fishing; lost catch seizure; crew detained fishing boat; reimburse fisherman seized gear; shrimp boat held in mexico; boat owner fishing fine foreign waters
19.205 it degree scholarship diplomat; computer science student foreign service; tech job at embassy; cyber student state department tuition; information technology master's paid; programmer foreign service; college junior computer major tuition embassy; internships it state department; diplomatic technology officer
19.207 security agent embassy fellowship; diplomatic security special agent; protect ambassadors career; criminal justice master's paid; law enforcement overseas graduate tuition; become federal agent embassy; guard diplomats job after college; security studies grad school; foreign service special agent
19.209 state department student fellowship; paid internship state department; diplomacy student program; foreign affairs college intern; diverse students foreign policy; college student work at embassy; colin powell leadership; graduate student fellowship diplomacy; intern washington foreign policy
19.220 ambassador self help small project; african village well; village school roof abroad; local community project embassy africa; villagers build clinic
19.221 middle east democracy; civil society arab; elections iran syria; human rights regional democracy; women leaders middle east
19.222 sahel counterterrorism; mali niger chad extremism; sahara border security; prevent radicalization west africa; boko haram prevention
19.223 south sudan peace; sudan humanitarian; darfur program; juba civil society; sudan democracy
19.224 disarm weapons abroad; destroy missiles; nonproliferation urgent project; export control border abroad; remove nuclear material
19.225 african elections; civil society africa; african democracy ngo; rule of law africa; african independent media
19.300 study russia scholar; russian language research; eastern europe fellowship; eurasia research phd; balkans scholars; ukraine area studies
19.301 diaspora partnerships; public private partnership diplomacy; cookstoves partnership; global entrepreneurs partnership; state department partners business
19.303 china industrial policy research; chinese subsidies study; prc economic influence; china belt road data; researcher mandarin trade policy
19.322 economic diplomacy; help american business abroad diplomacy; commercial law foreign reform; investment screening abroad; global markets foreign policy
19.334 biotechnology policy abroad; gmo crops diplomacy; synthetic biology policy; biosafety outreach foreign; bioeconomy international
19.345 human rights activists abroad; labor unions foreign; internet freedom; democracy activists; dissident journalists emergency help; political prisoners abroad; free elections ngo
19.355 religious minorities persecuted; freedom of worship abroad; persecuted christians overseas; blasphemy law; yazidi uyghur rohingya religion; antisemitism abroad
19.400 fulbright student year abroad; study for a master's degree overseas; college grad teaching english in another country; scholarship to do my thesis abroad; foreign student coming to american grad school; gilman scholarship semester abroad
19.401 fulbright for professors; lecture at a foreign university; bring a visiting scholar to our campus; sabbatical research overseas; us studies institute for foreign faculty; teach abroad for a semester
19.402 foreign leaders visiting our city; ivlp exchange; host international visitors delegation; world affairs council hosting emerging leaders; short visit to america for foreign professionals; show officials from other countries around
19.408 teacher swap with another country; fulbright for classroom teachers; foreign teachers training at american university; community college administrators from abroad; k-12 teacher trip abroad; global classrooms for educators
19.415 high school year abroad scholarship; youth ambassadors exchange; study arabic or chinese overseas as teenager; host a foreign exchange student; sports diplomacy coaches exchange; musicians and artists touring abroad; young professionals exchange
19.421 teach english abroad as a fellow; english classes for teens overseas; learn american english online course; access scholarship english lessons; tesol specialist trip; training foreign english teachers
19.432 educationusa advising center; foreign students applying to us colleges; advice on studying in america; recruit international students; promote study abroad on campuses; admissions help for overseas applicants
19.440 american speakers sent overseas; expert to give talks at embassy; lecture tour in foreign country; us embassy guest speaker; virtual speaker for foreign audience
19.441 american corner library overseas; american center at embassy; makerspace in foreign library; reading room about america abroad; cultural center run with embassy
19.450 single grant to american academic for exchange; individual professional going abroad for embassy; artist invited overseas by state department; travel money for exchange expert; one person exchange project
19.451 special congressional exchange program; build a university in vietnam; one time exchange with chosen country; american style campus in saigon
19.452 former fulbrighters reunion seminar; i was an exchange participant before; ideas contest for past exchange students
19.500 arab youth leaders training; civil society in jordan or lebanon; women entrepreneurs in north africa; scholarships for arab students; reform work in tunisia and morocco
19.501 english lessons in pakistan; university partnerships with afghanistan; computer training for afghan youth; embassy islamabad outreach project; media and culture work in kabul; exchange with pakistani students
19.502 israeli and arab scientists working together; joint research on desert farming and water; merc cooperative science; peace through science in middle east; lab partnership israel jordan egypt; study of shared pests and diseases
19.510 refugees arriving at the airport; first apartment for refugee family; sponsor a refugee; church resettling families from war; first 90 days in america; bring refugee relatives here; resettlement agency contract
19.511 rohingya refugees camp aid; burmese refugees in thailand; displaced people in southeast asia; ngo working in cox's bazar; protection of refugees in malaysia
19.515 us money for unhcr; contribution to red cross international committee; paying iom for migrants abroad; un refugee agency funding; unrwa payment
19.517 refugee camps in africa; south sudan and somali refugees; ngo clinic in chad camp; congo conflict victims food and water; people fleeing darfur; sahel displaced families
19.518 venezuelan migrants in colombia; central american asylum seekers overseas; haitian refugees in the caribbean; displaced people in latin america; refugee aid in ecuador and peru; ngo at mexican border shelters
19.519 syrian refugees in jordan; iraqi displaced families returning; camps in lebanon and turkey; yemen migrants protection; asylum seekers in egypt and libya; ngo school for syrian children
19.520 ukrainian refugees in poland and moldova; displaced people in the caucasus; migrants in the balkans; refugees in central asia; ngo shelter in armenia or georgia; war victims of ukraine
19.522 refugee policy research worldwide; training for humanitarian workers; stopping violence against refugee women; stateless people protection; new ideas in refugee response; global standards for aid groups
19.523 afghan refugees in pakistan; tibetan refugees in india and nepal; sri lanka returnees; displaced families in afghanistan; aid to afghans in iran; ngo health clinics for afghan refugees
19.600 near eastern affairs regional projects; civil society in iraq; human rights in iran; libya and yemen stabilization; embassy small project arab country; religious minorities in middle east
19.601 white helmets syria rescue; help for northeast syria; rebuild raqqa; syrian opposition communities; local councils in syria; clearing rubble after isis
19.662 open budgets in poor countries; publish government spending abroad; citizens tracking public money overseas; finance ministry transparency; anti corruption budget watchdog abroad
19.663 telecom training for foreign officials; 5g policy in developing countries; internet rules workshop overseas; secure networks emerging markets; cyber course for foreign regulators
19.665 cybersecurity help for allied countries; digital policy diplomacy; fight hackers in partner nations; internet freedom standards abroad; cyber incident response for foreign government
19.666 small grants for democracy in eastern europe; civic groups in belarus; free press in the caucasus; grassroots activists eurasia
19.701 stop terrorists abroad; prevent radicalization of youth overseas; train foreign police against terrorism; countering isis recruitment; rehabilitate foreign fighters; airport screening in partner country
19.703 train judges and prosecutors abroad; foreign prisons reform; police reform in partner country; legal aid overseas; help courts in mexico
19.704 drug treatment programs abroad; cocaine eradication in colombia; stop fentanyl precursors overseas; opium farmers other crops; counselors training for foreign drug users; seize drugs at sea
19.705 wildlife trafficking gangs; human smuggling networks overseas; money laundering and cartels abroad; organized crime across borders; illegal logging and mining syndicates; corruption cases in other countries
19.706 fight al shabaab; east africa police counterterror training; kenya and somalia border security; preact military training; community resilience in kenya against extremists
19.707 dues the us owes by treaty; assessed share of international budget; mandatory membership payments state department; yearly fee to treaty body
19.750 caribbean clean energy project; embassy projects in latin america; western hemisphere civil society; cuba democracy support; gang prevention in central america; haiti development project
19.777 study abroad with latin american university; college partnership in mexico or brazil; student exchange between american campuses; joint course with colombian university; 100k strong award for university
19.790 membership fees in world organizations; us dues to united nations; contribution to nato and oecd; paying for joint world programs; world health organization dues
19.791 us gift to unicef; un women and undp funding; extra money for un agencies; voluntary un donations; un voluntary fund for torture victims
19.792 blue helmets bill; us share of peacekeeping missions; un troops cost; mission in mali or lebanon payment
19.793 young americans working at united nations; model un support; un reform project; american candidates for un jobs; multilateral diplomacy partner
19.800 clear landmines; unexploded bombs removal in laos; demining dogs; destroy old weapons stockpiles; mine victims artificial limbs abroad; cluster bombs cleanup overseas; shoulder fired missiles disposal
19.801 women's businesses overseas; stop violence against women abroad; girls in conflict zones; women peace and security; child marriage overseas; afghan women leaders
19.808 nuclear test ban monitoring; arms control payments; verification of treaties; chemical weapons convention support; nonproliferation meetings
19.878 europe bureau misc projects; embassy program in western europe; transatlantic partnership project; holocaust remembrance in europe; northern ireland reconciliation
19.888 reform foreign armies; defense ministry advisers overseas; better run military in partner country; security institutions building; civilian control of military abroad
19.900 embassy outreach in ukraine; exchange of views with kazakhstan; english clubs in central asia; fight disinformation in the balkans; media literacy in georgia and moldova; public diplomacy small project eurasia
19.901 stop smuggling of nuclear parts; train foreign customs officers; export license rules abroad; border scanners for weapons; strategic trade controls; keep missiles parts from iran
19.903 peaceful nuclear power talks; global dialogue on atoms for peace; nuclear medicine and farming abroad; experts forum on npt; iaea technical cooperation discussion
19.948 oas election observers; inter american human rights commission; press freedom special rapporteur; peace mission in colombia oas
19.973 un mission assessments from io bureau; america's peacekeeping dues arrears; payment for un forces in africa; world court tribunals contribution
19.979 train african peacekeepers; sahel militaries; gulf of guinea piracy; lake chad boko haram response
19.980 preact civilian projects; border police in djibouti and uganda; terror finance in tanzania; muslim youth outreach in east africa
19.989 africa embassy economic projects; economic support fund africa; good governance in african country; elections in west africa; african natural resources transparency
19.990 war crimes evidence collection; atrocities investigators; genocide survivors justice; tribunal for crimes against humanity; document mass graves; transitional justice groups
98.001 foreign aid overseas; usaid project in africa; poor country health and farming aid; democracy program abroad; international relief organization; education aid developing country; clean water project overseas; humanitarian relief agency
98.002 cooperative development abroad; farmer co ops in africa; credit unions overseas; us cooperatives help foreign co ops; rural electric cooperative abroad
98.003 shipping donated goods overseas; ocean freight for charity; ship donated medical supplies abroad; container of books to africa; reimburse shipping for relief group; send donated wheelchairs overseas
98.004 strengthen local charities abroad; foreign ngo training; indigenous organization capacity overseas; local nonprofit in developing country; small charities management training abroad
98.005 food aid partner capacity; prepare groups for food security programs; food for peace partners training; famine relief organization skills; hunger organization institutional support
98.006 american hospital overseas; american school abroad construction; american university in beirut; equipment for hospital abroad; us style college overseas; library abroad american sponsor
98.007 hunger program in developing country; malnourished children overseas development; food for peace farming and nutrition; mothers and babies food abroad; improve village crops food security; title ii development
98.008 famine relief; emergency food for refugees abroad; war zone food aid; drought hunger overseas; grain shipment famine; world food emergency title ii
98.009 american farmer volunteers overseas; teach farming in africa volunteer; retired farmer helps foreign farmers; dairy expert volunteer abroad; agriculture extension volunteer trip; beekeeping teacher abroad
98.010 military plane carries donated goods; free air shipment of relief supplies; empty space on military transport; fly donated clothes overseas; church ships supplies by air force; send ambulance to honduras by military; donate fire truck to foreign town
98.011 business partner in foreign development; company and usaid alliance; corporate partnership poor countries; public private development alliance; global supply chain farmers partner
98.012 university partners with foreign college; us university development abroad; faculty exchange developing country; college partnership africa agriculture; higher education development overseas
`;
