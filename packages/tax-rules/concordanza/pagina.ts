/** `docs/concordanza.md`: totals, then for each simulator what differs and what agrees, then the sources. Same cases, same text. */
import { format } from '@bilancia/contract'
import { annoDi, type Fonte, type Riscontro, type Simulatore } from './confronto.ts'

const nomi: Readonly<Record<Simulatore, string>> = {
  iforfettari: 'iForfettari',
  convsrl: 'Convenienza Srl',
  budget4u: 'Budget4u',
  concordato: 'Concordato preventivo biennale',
  casse: 'Casse professionali',
  calendario: 'Quando si paga',
}

type Fonti = Readonly<Record<string, Fonte>>

export function pagina(riscontri: readonly Riscontro[], fonti: Fonti): string {
  const per = (scelta: (r: Riscontro) => boolean) => riscontri.filter(scelta)
  const gruppi: readonly (readonly [string, readonly Riscontro[]])[] = [
    ...Object.entries(nomi).map(([simulatore, nome]) => [nome, per((r) => r.caso.simulatore === simulatore)] as const),
    ['Motori di calcolo', per((r) => fonti[r.caso.fonte]?.tipo === 'motore')],
    ['Esempi pubblicati', per((r) => fonti[r.caso.fonte]?.tipo === 'esempio')],
    ['**Tutte le cifre**', riscontri],
  ]
  return [
    '# Concordanza',
    '',
    'Le cifre di Bilancia accanto a quelle di fuori: esiti di motori di calcolo pubblici, fatti girare una volta e conservati, ed esempi pubblicati. Dove non concordano è scritto chi ha ragione, e perché. Nella tabella le prime sei righe dividono le cifre per strumento, le due dopo le stesse cifre per origine. I casi stanno in `packages/tax-rules/concordanza`; questa pagina la scrive `npm run prova:concordanza` e non si corregge a mano.',
    '',
    ...tabella(
      ['', 'Cifre', 'Concordano', 'Differiscono', 'di cui ha ragione Bilancia', 'di cui lettura aperta'],
      gruppi.map(([nome, sue]) => [
        nome,
        ...[sue, sue.filter(concorda), sue.filter(differisce), sue.filter(conRagione('Bilancia')), sue.filter(conRagione('lettura aperta'))].map((r) =>
          String(r.length),
        ),
      ]),
    ),
    ...Object.entries(nomi).flatMap(([simulatore, nome]) =>
      sezione(
        nome,
        per((r) => r.caso.simulatore === simulatore),
        fonti,
      ),
    ),
    '## Fonti',
    '',
    ...tabella(
      ['Fonte', 'Tipo', 'Letta il', 'Come', 'Commit'],
      Object.values(fonti).map((f) => [`[${cella(f.nome)}](${f.dove})`, f.tipo, giorno(f.letto), f.come, f.commit?.slice(0, 12) ?? '']),
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

const concorda = ({ voce }: Riscontro) => voce.esito === 'concorda'
const differisce = ({ voce }: Riscontro) => voce.esito === 'differisce'
const conRagione =
  (chi: 'Bilancia' | 'lettura aperta') =>
  ({ voce }: Riscontro) =>
    voce.esito === 'differisce' && voce.haRagione === chi

const comuni = ['Caso', 'Anno', 'Voce', 'Fonte', 'Pubblicato', 'Bilancia']

function sezione(nome: string, sue: readonly Riscontro[], fonti: Fonti): readonly string[] {
  const parte = (titolo: string, colonne: readonly string[], righe: readonly (readonly string[])[]) =>
    righe.length === 0 ? [] : [`### ${titolo}`, '', ...tabella([...comuni, ...colonne], righe)]
  return [
    `## ${nome}`,
    '',
    ...parte(
      'Differiscono',
      ['Differenza', 'Ha ragione', 'Perché'],
      sue.flatMap((r) =>
        r.voce.esito === 'differisce' ? [[...inComune(r, fonti), format.amount(r.nostro - r.voce.pubblicato), r.voce.haRagione, r.voce.ragione]] : [],
      ),
    ),
    ...parte(
      'Concordano',
      ['Scarto ammesso'],
      sue
        .filter(concorda)
        .map((r) => [...inComune(r, fonti), r.voce.tolleranza ? `${format.shortAmount(r.voce.tolleranza.euro)}: ${r.voce.tolleranza.perche}` : '']),
    ),
  ]
}

const inComune = ({ caso, voce, nostro }: Riscontro, fonti: Fonti): readonly string[] => [
  caso.caso,
  [caso.stato, ...(caso.meno ? [caso.meno] : [])].map(annoDi).join(' e '),
  voce.voce,
  fonti[caso.fonte]?.nome ?? '',
  format.amount(voce.pubblicato),
  format.amount(nostro),
]

const tabella = (testa: readonly string[], righe: readonly (readonly string[])[]): readonly string[] => [
  riga(testa),
  riga(testa.map(() => '---')),
  ...righe.map(riga),
  '',
]
const riga = (celle: readonly string[]) => `| ${celle.map(cella).join(' | ')} |`
const cella = (testo: string) => testo.replaceAll('|', '\\|')
const giorno = (iso: string) => iso.split('-').toReversed().join('/')
