import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { parse } from 'yaml';
import { curatedProgram } from '/work/main/contract/catalogue.ts';
import { profileUpdate } from '/work/main/contract/profile.ts';
import { eligibilityOf } from '/work/main/matching/curated-rules.ts';
import { factsOf } from '/work/main/matching/facts.ts';
import { judgeProgram } from '/work/main/matching/match.ts';
import { inOrderOfGain } from '/work/main/matching/order.ts';
const dir = process.argv[2] ?? '/work/main/site/src/content/programs';
const programs = readdirSync(dir).filter(f=>f.endsWith('.yaml')).map(f=>{ const p=curatedProgram.parse(parse(readFileSync(dir+'/'+f,'utf8'))); const {rules,sources}=eligibilityOf(p); return {id:f.slice(0,-5),p,rules,sources};});
let members:any[] = JSON.parse(readFileSync('/work/shared/data/personas/members.json','utf8')).members.map((m:any)=>({name:m.name,profile:m.profile,due:m.firstPageMustHold,absurd:m.firstTwelveMustNotHold,ruledOut:[]}));
const own='/work/wt/members/members.yaml';
if (process.argv[3]==='own' && existsSync(own)) members = parse(readFileSync(own,'utf8'));
const verbose = process.argv[4];
let due=0,got=0,absurd=0,ruled=0,settled=0,complete=0;
for (const m of members) {
  const prof = profileUpdate.parse(m.profile);
  const facts = factsOf(prof as any);
  const t0=performance.now();
  const listed = inOrderOfGain(programs.filter(x=>x.p.states.length===0||!facts.state||x.p.states.includes(facts.state as any)).map(x=>({id:x.id,family:`${x.p.office},${x.p.agency}|${x.p.needs[0]}`,...judgeProgram({rules:x.rules,sources:x.sources,states:x.p.states,programType:x.p.programType,worth:x.p.worth,needs:x.p.needs},facts)})).filter(x=>x.match.verdict!=='ineligible'));
  const ms=performance.now()-t0;
  const place=(id:string)=>listed.findIndex(x=>x.id===id)+1;
  const miss=(m.due??[]).filter((id:string)=>!(place(id)>0&&place(id)<=20));
  const abs=(m.absurd??[]).filter((id:string)=>place(id)>0&&place(id)<=12);
  const rul=(m.ruledOut??[]).filter((id:string)=>place(id)>0);
  due+=(m.due??[]).length; got+=(m.due??[]).length-miss.length; absurd+=abs.length; ruled+=rul.length;
  const page=listed.slice(0,20); const set=page.filter(x=>x.match.likelihood==='qualify'||x.match.likelihood==='very-likely').length;
  console.log(`\n## ${m.name} (${listed.length}, ${ms.toFixed(1)} ms, settled ${set}/20)${miss.length?'\n  MISS '+miss.map((id:string)=>id+'@'+place(id)).join(' '):''}${abs.length?'\n  ABSURD '+abs.map((id:string)=>id+'@'+place(id)).join(' '):''}${rul.length?'\n  RULED '+rul.map((id:string)=>id+'@'+place(id)).join(' '):''}`);
  if (verbose && (verbose==='all'||m.name.includes(verbose))) for (const x of page) console.log('   ',x.gain.toFixed(2),x.match.likelihood,x.id, x.match.onlyIf??'');
  if (m.complete){complete++; settled+=set/page.length;}
}
console.log(`due ${got}/${due} absurd ${absurd} ruled ${ruled} settled ${complete? (settled/complete).toFixed(2):''}`);
