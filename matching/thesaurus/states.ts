/** Other state programs: tax credits, leave, tuition, energy bills, business loans. */
export const STATES = `
paid leave ; paid family ; family leave ; temporary disability insurance
  maternity leave, paternity leave, time off for new baby, time off with baby, leave for baby, bonding with baby,
  leave from work baby, paid time off baby, time off to care for mother, time off to care for parent, time off for surgery,
  off work surgery, off work sick pay, short term disability, sick leave pay, medical leave,
  c section time off, time off cancer treatment
state small business credit ; capital access ; loan participation ; collateral ; loan guarantee business ; linked deposit ; business lending ; development loan ; direct loan program
  not enough collateral, no collateral, bank turned me down business, bank said no business loan, collateral for business,
  state business loan
property tax ; homestead exemption ; homestead credit ; circuit breaker ; property tax relief
  property tax, taxes on my house, land taxes, taxes too high house, tax on house went up,
  behind on property taxes, freeze my taxes, lower my property taxes, senior taxes house, real estate taxes
renters credit ; rent rebate ; renters rebate ; renters refund ; renters tax
  rent rebate, renters rebate, rent credit, tax refund rent, money back rent, rent paid back taxes, renter tax
earned income
  eitc, earned income credit, tax credit for workers, tax credit low wage, tax refund kids, refund low income,
  work low wage tax credit, money back on taxes, bigger tax refund, low pay tax help, taxes low income workers
child tax credit
  tax credit kids, tax credit baby, tax credit children, child credit, money for each child taxes
electric assistance ; utility discount ; energy discount ; heating credit ; income payment plan ; universal service fund
  light bill too high, electric bill too high, discount on electric bill, lower electric bill, lower light bill,
  past due electric, payment plan electric bill, gas bill too high, discount on utilities
appliance ; home energy rebates ; heat pump
  new fridge, new refrigerator, old fridge, appliance rebate, heat pump, replace old appliances,
  rebate heat pump, water heater rebate, new stove
tuition help ; free tuition ; promise scholarship ; tuition assistance ; state grant college ; scholarship
  state university, state college, in state tuition, free community college,
  scholarship good grades, b average, a average, gpa scholarship, good grades college, honor student college,
  college money from state, tuition help, full ride, merit scholarship, scholarship for high school senior,
  graduating high school college money, senior in high school college money
technical college ; trade school ; career scholarship ; workforce grant
  money for trade school, trade school tuition, welding school, hvac school, technical college, certificate program,
  cosmetology school, beauty school, truck driving school, cna class, barber school
general assistance ; town welfare
  single no kids cash help, cash help no children, town welfare, city welfare, emergency cash single, cash for single person
student loan reimbursement ; loan reimbursement
  state pays student loans, student loan help from state
beginning farmer tax ; beginning farmer
  rent land to young farmer, lease land to new farmer, tax credit young farmer
storm mitigation ; safe florida home ; strengthen homes
  hurricane proof my house, hurricane shutters, stronger roof, fortified roof, impact windows, roof for hurricanes
pharmaceutical assistance ; prescription assistance ; prescription program
  insulin, medicine for seniors, senior drug program, pills for seniors, pay for my pills
`;
