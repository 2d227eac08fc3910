/** Counts programs: "1 program", "1,240 programs". */
export const programs = (count: number) => (count === 1 ? '1 program' : `${count.toLocaleString('en-US')} programs`);
