/** IRES on the business income of a company, and the conditions of the reduced rate of 2025. */
import { type Aliquota, type Condizione, type Importo, mai, perPeriodo, regola, requisito, se, zero } from '@bilancia/engine'
import { legge, tuir } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
import * as p from './parametri.ts'

const premialeNorma = legge('L. 207/2024, art. 1, c. 436-444')

/** The rate that applies: the typed one if the year has it, otherwise the ordinary one. */
export function aliquotaIres(digitata: Aliquota, confermata: Condizione) {
  const premiale = requisito('ires.premiale', {
    nome: 'IRES premiale',
    norma: premialeNorma,
    nota: 'I requisiti (utili accantonati, investimenti, occupazione) si verificano fuori dal calcolo.',
    formula: perPeriodo({ dal2020: mai, dal2025: digitata.pariA(p.aliquotaPremiale), dal2026: mai, finoAl: 2027 }),
  })
  const applicata = regola('ires.aliquota', {
    nome: 'Aliquota IRES applicata',
    norma: tuir('77'),
    formula: perPeriodo({
      dal2020: p.aliquotaOrdinaria,
      dal2025: se(premiale, { allora: p.aliquotaPremiale, altrimenti: p.aliquotaOrdinaria }),
      dal2026: p.aliquotaOrdinaria,
      finoAl: 2027,
    }),
  })
  return { applicata, daConfermare: premiale.e(confermata.non()), nonPrevista: premiale.non().e(digitata.pariA(p.aliquotaOrdinaria).non()) }
}

/** On a loss no tax is due. Carrying losses forward is not computed. */
export function ires({ id, di }: Soggetto, reddito: Importo, aliquota: Aliquota) {
  const imponibile = regola(`${id}.imponibileIres`, { nome: `Imponibile IRES ${di}`, di, norma: tuir('75', '83'), formula: reddito.nonNegativo() })
  const imposta = regola(`${id}.ires`, { nome: `IRES ${di}`, di, norma: tuir('77'), formula: imponibile.al(aliquota) })
  return { imponibile, imposta }
}

/** What the company must have set aside and invested to get the reduced rate of 2025. */
export function requisitiPremiale({ utile2024, accantonato, utile2023 }: Readonly<Record<'utile2024' | 'accantonato' | 'utile2023', Importo>>) {
  const accantonamento = regola('ires.premiale.accantonamento', {
    nome: 'Utile 2024 da accantonare',
    norma: premialeNorma,
    nota: 'Conta anche la riserva legale (relazione al D.M. 8 agosto 2025).',
    formula: perPeriodo({ dal2020: zero, dal2025: utile2024.al(p.quotaAccantonata), dal2026: zero, finoAl: 2027 }),
  })
  const investimento = regola('ires.premiale.investimento', {
    nome: 'Investimento minimo in beni 4.0 e 5.0',
    norma: premialeNorma,
    nota: "Il 30% si misura su quanto davvero accantonato, non sull'80% dell'utile.",
    formula: perPeriodo({
      dal2020: zero,
      dal2025: accantonato.al(p.quotaInvestita).almeno(utile2023.al(p.quotaUtile2023), p.investimentoMinimo),
      dal2026: zero,
      finoAl: 2027,
    }),
  })
  return { accantonamento, investimento }
}
