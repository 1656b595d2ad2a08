/** Adjustment of deducted VAT when entering or leaving the flat-rate regime. */
import {
  type Aliquota,
  type Condizione,
  cifra,
  conFonte,
  type Facoltativa,
  type Importo,
  type Numero,
  nessuno,
  regola,
  type Scelta,
  se,
  somma,
  zero,
} from '@bilancia/engine'
import { parametro } from '../legge.ts'
import { legge } from '../norme.ts'

const norma = legge('L. 190/2014, art. 1, c. 61; D.P.R. 633/1972, art. 19-bis2')
const FONTE = 'D.P.R. 633/1972, art. 19-bis2, c. 2, 5 e 8'
const ogniAnno = (v: number, dal2027 = v) => ({
  ...conFonte(FONTE, { 2020: v, 2021: v, 2022: v, 2023: v, 2024: v }),
  2025: cifra(v, `${FONTE} (il c. 3 è soppresso dal 13/12/2025: D.Lgs. 186/2025, art. 9)`),
  2026: cifra(v, `${FONTE} (senza il c. 3, soppresso)`),
  2027: cifra(dal2027, 'D.Lgs. 10/2026, art. 59, c. 2, 4 e 7'),
})

const periodoMobili = parametro('numero', 'rettifica.periodoMobili', 'Anni di rettifica dei beni mobili', norma, ogniAnno(5))
const periodoFabbricati = parametro('numero', 'rettifica.periodoFabbricati', 'Anni di rettifica dei fabbricati', norma, ogniAnno(10))
// A million lire; the act of 2027 writes a cent less.
const costoMinimo = parametro('euro', 'rettifica.costoMinimo', 'Costo fino al quale il bene non si rettifica', norma, ogniAnno(516.46, 516.45))
const coefficienteMassimo = parametro(
  'percento',
  'rettifica.coefficienteMassimo',
  'Coefficiente di ammortamento oltre il quale il bene non si rettifica',
  norma,
  ogniAnno(25),
)

type Bene = {
  readonly presente: Condizione
  readonly tipo: Scelta<'MOBILE' | 'FABBRICATO'>
  readonly annoEntrataInFunzione: Facoltativa<'numero'>
  readonly costo: Facoltativa<'euro'>
  readonly coefficienteAmmortamento: Aliquota
  readonly ivaDetratta: Importo
}
type Tabella = {
  readonly direzione: Scelta<'INGRESSO' | 'USCITA'>
  readonly annoCambio: Facoltativa<'numero'>
  readonly ivaRimanenze: Importo
  readonly ivaServiziNonUtilizzati: Importo
  readonly beni: readonly Bene[]
}

export function rettificaIva({ beni, ...tabella }: Tabella, digitata: Facoltativa<'euro'>, annoImposta: Numero) {
  const annoCambio = regola('rettifica.annoCambio', { nome: 'Primo anno del nuovo regime', norma, formula: tabella.annoCambio.oppure(annoImposta) })
  const righe = beni.map((bene, i) => {
    const periodo = bene.tipo.tra({ MOBILE: periodoMobili, FABBRICATO: periodoFabbricati })
    // If the year of first use is missing, no years of adjustment are left.
    const anniRestanti = bene.annoEntrataInFunzione.oppure(nessuno).piu(periodo).meno(annoCambio).nonNegativo().alMassimo(periodo)
    const escluso = bene.costo.compilato().e(bene.costo.oppure(zero).nonSupera(costoMinimo)).o(bene.coefficienteAmmortamento.supera(coefficienteMassimo))
    return [
      bene.presente,
      regola(`rettifica.bene${i + 1}`, {
        nome: `Rettifica IVA del bene ${i + 1}`,
        norma,
        formula: se(escluso, { allora: zero, altrimenti: bene.ivaDetratta.per(anniRestanti.rapporto(periodo, { seZero: nessuno })) }),
      }),
    ] as const
  })
  const calcolata = regola('rettifica.daTabella', {
    nome: 'Rettifica IVA dalla tabella dei beni',
    norma,
    formula: tabella.ivaRimanenze.piu(tabella.ivaServiziNonUtilizzati, somma('euro', righe)),
  })
  return regola('rettifica.applicata', {
    nome: 'Rettifica IVA',
    norma,
    nota: 'Una tantum, fuori dal totale complessivo. In uscita dal regime forfettario è un credito: il segno cambia.',
    formula: digitata.oppure(tabella.direzione.tra({ INGRESSO: calcolata, USCITA: calcolata.opposto() })),
  })
}
