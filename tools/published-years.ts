// node tools/with-node.mjs tools/published-years.ts <file.csv>: a publication of EU MRV held against the product's own factors, and where it differs.
import { readFileSync } from 'node:fs';
import { compareYear, type Doubt, publishedYears } from '../src/domains/voyage/emission/rules/published-year.rules.ts';

const WHY: Readonly<Record<Doubt, string>> = {
  FACTOR: '二氧化碳与燃料之比超出任何燃料的因子 no mix of fuels gives such a factor',
  MILES: '两项每海里平均值得出不同的里程 the two averages come of different distances',
  MISSING: '缺少数据 a figure is missing',
};

const [file] = process.argv.slice(2);
if (!file) {
  console.log('用法 Usage: node tools/with-node.mjs tools/published-years.ts <file.csv>');
  process.exitCode = 1;
} else {
  const years = publishedYears(readFileSync(file, 'utf8')).map((year) => ({ ...year, ...compareYear(year) }));
  for (const [reading, rows] of Map.groupBy(years, (year) => year.reading ?? '—'))
    console.log(`${reading}: ${rows.length}`);
  const doubtful = years.filter(({ doubts }) => doubts.length > 0);
  for (const { imo, name, factor, milesByFuel, milesByCo2, doubts } of doubtful)
    console.log(
      `${imo} ${name}: ${factor ?? '—'} t/t, ${milesByFuel ?? '—'} / ${milesByCo2 ?? '—'} nm: ${doubts.map((doubt) => WHY[doubt]).join('; ')}`,
    );
  console.log(`共 ${years.length} 船，${doubtful.length} 有疑问 ${years.length} ships, ${doubtful.length} in doubt`);
}
