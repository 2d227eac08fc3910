/** Work, lost work, training, safety at work. */
export const WORK = `
unemployment insurance
  unemployment check, unemployment benefits, unemployment, laid off, lost my job, fired, out of work money,
  jobless benefits, file for unemployment, jobless, out of work, no job, let go, downsized, lost work, no paycheck,
  furlough,
  hours cut, laid off check, business closed lost job
disaster unemployment assistance
  lost job because of disaster, out of work hurricane, flood no work,
  lost job because of tornado, lost job because of hurricane, out of work because of flood,
  out of work after disaster,
  wildfire closed work, restaurant closed wildfire, hurricane closed my work, flood closed my job,
  cant work because of storm, no work since hurricane, lost work fire, fire closed the place i work,
  out of work fire
employment service wagner peyser
  find a job, looking for work, job search, need a job, job center, find work, job placement,
  nobody will hire me
wioa adult
  job training, job training adults, learn a trade, new career, career training, job skills, workforce training,
  new trade, retrain, switch careers, learn new skills, learn new trade, certification class
wioa dislocated worker
  plant closed, factory closed, company closed, laid off retraining, layoffs, mass layoff, downsized,
  mine shut down, mine closed, mill closed, plant shut down, laid off learn new trade, laid off need training,
  warehouse closed, store closing laid off
national dislocated worker
  big layoff state emergency, plant closing grant
wioa youth
  jobs for teens, youth jobs, summer jobs teens, teen job training, dropouts jobs, job training for young people,
  first job for teens, youth employment
trade adjustment assistance
  job went overseas, jobs moved to china, lost job to imports, foreign competition, factory moved to mexico,
  outsourced,
  laid off because of foreign trade, job moved overseas,
  plant moved to mexico, plant moved overseas, company moved to mexico, job sent overseas, moved to china
trade adjustment assistance firms
  company hurt by imports, business hurt by imports
senior community service employment ; senior environmental employment
  job for seniors, older worker, work over 55, jobs over 55, part time job senior, old and need a job, job at 60,
  nobody hires older people, too old to get hired, older and nobody will hire me, work for people over 60,
  nobody will hire seniors
job corps
  live in job training, job training campus youth
youthbuild
  dropouts build houses, high school dropout construction, dropped out of school job, learn construction,
  ged and a trade, young and out of work, build houses youth
registered apprenticeship
  apprentice, apprenticeship, electrician training, plumber training, learn while working, paid training, trades,
  electrician, plumber, carpenter, learn a trade paid,
  union apprentice, earn while i learn, lineman, become a lineman, hvac training, learn to be electrician,
  become an electrician, become a plumber
women apprenticeship nontraditional ; registered apprenticeship
  women in construction, women in trades
national farmworker jobs ; farmworker jobs
  migrant farmworkers, farm workers training, seasonal farmworkers, farmworker,
  picking season over, picker wants better job
native american employment training ; indian employment assistance
  job training native american, jobs for indians, jobs on reservation
reentry employment ; second chance reentry
  ex felon jobs, felon, ex offender, out of prison, after prison, ex convicts, released from jail, prison release,
  criminal record job, parole, formerly incarcerated,
  just got out of jail, out of jail job, felony wont hire, record wont hire,
  coming home from prison, hire felons
work opportunity tax credit
  tax credit for hiring, tax break hire
h 1b job training
  high tech job training, skills training technology
temporary labor certification ; permanent labor certification
  hire foreign workers, guest workers, foreign labor, work visa, hire immigrants, h2a, h2b
occupational safety health training
  train workers safety, safety training, osha training, workplace safety training
occupational safety health consultation ; consultation agreements
  free safety inspection, safety advice small business
occupational safety health
  dangerous job, hurt on the job, workplace safety, unsafe work, work injuries
mine health safety
  miner safety, mining safety, coal mine safety
longshore harbor workers
  dock worker hurt, dock worker injured, longshoreman, shipyard injury
coal mine workers compensation
  coal miner sick, black lung benefits, coal miner compensation, miner benefits, mine worker disability,
  cant breathe after mining
energy employees occupational illness
  nuclear worker sick, nuclear weapons worker cancer, worked at nuclear plant
employee benefits security
  401k problem, employer health plan rights, pension rights
international labor
  child labor abroad, forced labor overseas
women bureau
  working women, equal pay
disability employment policy
  employers hire disabled
labor force statistics
  unemployment numbers, job statistics
prices cost of living
  inflation data, consumer price index, cost of living data
employment discrimination
  fired because of race, discrimination at work, age discrimination, sexual harassment at work, discriminated job
jobs veterans state
  veteran jobs, veteran employment, find work veteran
homeless veterans reintegration
  jobs homeless veterans
transition assistance
  leaving the army, leaving military, getting out of military, separating from service
equal employment opportunity
  unfair employer
hazardous waste worker training
  train hazmat workers, hazmat training
brownfields job training
  environmental cleanup jobs
americorps
  volunteer year, volunteers, volunteer program, service year
volunteers service america
  vista, poverty volunteers
volunteer generation
  recruit volunteers
youth conservation
  conservation corps, young people outdoors jobs, youth outdoor work
workforce
  workers, employees, staff training
aviation maintenance technical workforce
  airplane mechanic, aircraft mechanics
aircraft pilots workforce
  pilot school, flight school, learn to fly, become a pilot, pilots
commercial motor vehicle operator
  truck driving school, truck driver, cdl, trucker, trucking school, drive a truck, commercial driver license
ironworker training
  welding training, ironworker, welder
senior community service employment
  job training over 50, older worker job, retired need work, work for seniors, part time job older, job over 55
occupational safety consultation ; consultation agreements
  osha help, avoid osha fine, small business safety, construction safety advice, dangerous machines,
  worker safety advice
workforce data quality
  workforce database
women nontraditional occupations
  women welders, women electricians
pilot training
  veterans pilot
compensation working conditions
  wages data, workplace injury statistics
safety health grants ; brookwood sago
  mine emergency training
`;
