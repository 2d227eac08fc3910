/** Police, courts, victims, prisons, firefighters, security. */
export const JUSTICE = `
cops hiring
  hire police, hire cops, more police, hire officers, hire police officers, more cops
public safety partnership community policing
  community policing, police community relations, neighborhood police
law enforcement
  police, cops, sheriff, police department, officers, deputies
bulletproof vest
  bullet proof vests, body armor, vests for police, kevlar
body worn camera
  body cameras, police cameras, bodycam
justice assistance grant
  police equipment, radios for police, police cars, equipment for sheriff, general police money
mental health wellness law enforcement
  police stress, officer suicide, police counseling
police responses mental illness ; justice mental health collaboration
  police mental illness calls, crisis intervention team, mentally ill in jail
project safe neighborhoods
  gun violence, gang violence, gangs, shootings
community based violence intervention
  stop shootings, violence interrupters, street violence, gun violence community
active shooter
  mass shooting training
school violence prevention
  school security, school shootings, safe school
anti methamphetamine
  meth, meth labs
drug trafficking ; narcotics
  drug dealers, drug cartels, drug trade
drug court ; treatment court
  court for addicts, drug courts
residential substance abuse treatment prisoners
  drug treatment in prison, prisoners addicted, rehab in jail
prescription drug monitoring
  doctor shopping, track prescriptions
corrections
  prison, jail, inmates, guards
second chance reentry
  reentry, coming home from prison, returning citizens, after prison
children incarcerated parents
  kids with parent in prison, mom in jail, dad in prison
prison rape
  rape in prison
contraband cell phone
  cell phones in prison
indigent defense
  public defender, lawyer for poor defendants, cant afford lawyer criminal
postconviction dna
  wrongful conviction, innocent in prison, innocence project
dna backlog
  untested dna, crime lab backlog,
  rape kit, sexual assault kits, test rape kits
sexual assault kit
  rape kit
forensic sciences
  crime lab, forensics, fingerprints, coroner, medical examiner, autopsy
missing unidentified remains
  unidentified bodies, missing persons
missing children
  missing kids, kidnapped, amber alert, abducted child, child exploitation, internet predators
missing alzheimer
  wandering elderly, lost dementia patient
crime victim assistance
  victims of crime, help for victims, victim services, robbed
crime victim compensation
  crime victim money, pay victims, shot and need money, assaulted medical bills, victim of violent crime bills,
  got stabbed, was mugged, attacked and hurt, beaten up hospital bill,
  victim medical bills, robbed and hurt
trafficking victims
  human trafficking, sex trafficking, forced prostitution, modern slavery, trafficked
public safety officers benefits
  police killed in line of duty, firefighter died on duty, officer killed, fallen officer family, firefighter died,
  first responder family, disabled firefighter, disabled police officer, emt benefits, officer death
juvenile justice delinquency
  juvenile delinquents, bad kids, kids in trouble with law, juvenile court, juvenile crime, delinquents
tribal youth
  native teens trouble
girls juvenile justice
  girls in trouble with law
tribal courts ; tribal justice
  courts on reservation, reservation crime
indian law enforcement
  reservation police, tribal police
violence against women tribal
  native women violence
violence against women campus ; domestic violence campus
  rape on campus, college sexual assault
abuse women disabilities
  disabled women abused
rural domestic violence
  abused women rural
protection orders ; improving criminal justice responses
  arrest abusers, enforce restraining order
supervised visitation ; justice families
  custody with abuser
hate crimes
  hate crime, attacked because of race
cold case
  unsolved murder, old murder civil rights
national instant criminal background ; criminal history improvement
  background checks guns, criminal records
sex offender ; adam walsh
  sex offender registry, child molester registry
cybercrime ; economic high tech cyber crime
  online scams, internet crime, identity theft, computer crime
criminal alien
  illegal immigrants in jail, jail immigrants cost
equitable sharing
  seized assets, drug money share, forfeited
prosecutors defenders incentive
  prosecutor student loans, lawyer loan repayment
justice research institute
  crime research, criminology, study crime
justice statistics ; crime reports
  crime statistics
legal services ; legal
  lawyer, attorney, legal help, sue, court help
disaster legal
  lawyer after disaster
judicial ; court improvement
  judges, courts
assistance firefighters
  fire department, firefighters, firemen, fire truck, fire engine, fire gear, breathing apparatus, fire equipment
staffing adequate fire emergency
  hire firefighters, more firemen, pay firefighters
fire prevention safety
  smoke alarms, smoke detectors, fire safety
state fire training ; national fire academy
  firefighter training, fire academy, fire school
homeland security
  terrorism, terrorists, terrorist attack
port security
  protect port, harbor security
transit security ; bus security
  subway security, bus security, train security
securing cities ; countering weapons
  dirty bomb, nuclear bomb detection
targeted violence terrorism prevention
  extremism, radicalization
emergency management performance ; emergency management
  emergency manager, county emergency office
emergency operations center
  emergency command center, disaster control room
urban search rescue
  search and rescue, rescue collapsed building
next generation warning
  tornado sirens, emergency alert, public alert
emergency communications ; interoperable
  emergency radios, radios dont work
state local cybersecurity
  city hacked, town hacked, county hacked, hackers hit city, hackers hit town, ransomware city, protect city computers
driver license security
  real id license, drivers license security
border enforcement ; border
  border patrol
drug intelligence ; high intensity drug trafficking
  drug task force
anti doping
  steroids, doping
keep young athletes safe
  athletes abused, coach abuse
chemical emergency
  chemical weapons stockpile
capital case
  death penalty
public safety officers educational
  college money for children of officers
community based violence
  violence in my neighborhood, stop violence
no hate ; hate crimes
  hate hotline, attacked for religion
criminal justice innovation
  crime hot spots neighborhood
justice reinvestment
  reduce prison population
restorative justice
  victims and offenders meet
deaf services
  deaf abuse victims
lgbt
  gay, lesbian, transgender
elder abuse women later life
  older women abused
culturally specific
  services for immigrant victims
underserved victims ; underserved populations
  victims who get no help
violent crime rural
  rural crime, small town crime
coroner medical examiner
  coroners office
driver register
  bad drivers list
crime gun intelligence
  trace guns
de escalation
  police calm down training, virtual reality police
decertification
  fired police officers list
missing alert ; ashanti alert
  missing adult alert
prevent trafficking girls
  protect girls from trafficking
delinquency prevention
  keep kids out of trouble
racial profiling
  police stop black drivers
criminal records
  clean up criminal records
smart prosecution ; prosecution
  prosecutors, district attorney
detention support
  hold immigrants jail
counterterrorism police training ; anti terrorism training
  terror training police
emergency law enforcement assistance
  police emergency overtime
equitable justice community ; access justice
  legal aid, free lawyer
tribal sexual assault
  native rape victims
`;
