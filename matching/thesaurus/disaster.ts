/** Before and after disasters. */
export const DISASTER = `
disaster assistance individuals households ; individuals households program
  house destroyed, hurricane damaged my home, fema money, tornado destroyed, flooded my house,
  lost everything in flood, lost home in fire, home damaged by storm, fema help, disaster victim,
  wildfire burned my house, storm damage house, house burned down, emergency money after disaster, storm took my roof,
  hotel after disaster, flood in my basement,
  flooded home, disaster help for family, storm wrecked house,
  tornado took my house, tornado took our trailer, lost our trailer, trailer destroyed, flood took our home,
  hurricane took roof, mobile home destroyed, tree fell on house
disaster individuals households other needs ; individuals households program
  disaster medical funeral costs, replace things lost in disaster
disaster grants public assistance
  town damaged by storm, repair city after disaster, debris removal, rebuild public buildings, roads washed out,
  snow storm costs town, disaster recovery for towns,
  rebuild roads after hurricane, rebuild bridges after flood, repair public buildings, county flood damage roads,
  rebuild schools after storm
hazard mitigation
  prevent disaster damage, protect from next flood, buyout flooded homes, storm shelter, safe room,
  reduce disaster risk, sea wall, flood proof town, raise houses
building resilient infrastructure communities ; pre disaster mitigation
  prepare for disasters, before disaster
flood mitigation
  elevate my house, raise house flood, repeated flooding, flood buyout
community disaster loans
  town lost taxes after disaster
crisis counseling
  counseling after disaster, trauma after disaster,
  disaster stress, grief after disaster
disaster legal services
  lawyer after flood
fire management assistance
  fighting wildfire cost,
  wildfire suppression costs, state wildfire costs
disaster relief
  hurricane, tornado, flood, storm, wildfire, earthquake, natural disaster, catastrophe
emergency supplemental historic
  historic building hurricane
earthquake state assistance ; earthquake hazards
  earthquake preparedness
head start disaster ; child care disaster
  daycare destroyed
supplemental disaster relief ; emergency relief
  farm disaster payment, crop disaster payment
economic injury disaster loan
  business disaster
emergency shelter ; shelter services
  migrants released shelter
community assistance flood
  floodplain manager
cooperating technical partners
  flood maps, floodplain map
case management
  case worker
national incident management
  incident command
regional catastrophic preparedness
  big disaster plan
medical reserve
  volunteer doctors, medical volunteers
public transportation emergency relief
  transit damaged by storm
other needs disaster ; individuals households program
  car destroyed flood, funeral after disaster
disaster relief noaa ; fisheries disaster
  hurricane fishermen
boating safety data
  boat accidents numbers
domestic preparedness
  train first responders
repetitive loss
  floods again and again
volunteer health professionals
  sign up doctors for emergencies
disaster science
  hurricane research restoration
`;
