/** Figures that only Forme reads: deposit of the accounts, the higher tax on company books, the part of contributions that goes to the pension, benchmark fees. */
import { cifra, conFonte, scelta } from '@bilancia/engine'
import { ogniAnno, parametro, sempre } from '../../legge.ts'
import { legge } from '../../norme.ts'

const DEPOSITO = 'diritti di segreteria e bollo: Camera di Roma e guida Unioncamere'
export const deposito = parametro('euro', 'forme.deposito', 'Deposito del bilancio', legge('art. 2478-bis c.c.; L. 580/1993, art. 18'), {
  ...conFonte(`${DEPOSITO} (62,70 + 65,00)`, { 2020: 127.7, 2021: 127.7 }),
  2022: cifra(127, 'D.I. 27 gennaio 2022: 60,00 + 2,00 per OIC; bollo 65,00'),
  2023: cifra(127.3, 'D.I. 16 febbraio 2023: 60,00 + 2,30 per OIC; bollo 65,00'),
  2024: cifra(127.4, `${DEPOSITO} (62,40 + 65,00)`),
  ...conFonte(`${DEPOSITO} (62,40 + 65,00); dal D.I. 22 settembre 2025 62,50, non confermati per il 2026`, { 2025: 127.4, 2026: 127.4, 2027: 127.4 }),
})

const LIBRI = legge('D.P.R. 641/1972, tariffa, art. 23')
const FONTI_LIBRI = 'stcorporate.it; studiobroglia.com; emilianoferretti.studioinformaonline.it'
/** The yearly tax on company books above a capital; up to it, `atto.concessioneGovernativa` of the start-up costs. */
export const libri = {
  alta: parametro(
    'euro',
    'forme.libri.alta',
    'Tassa sui libri sociali con un capitale oltre il limite',
    LIBRI,
    sempre(cifra(516.46, FONTI_LIBRI), { finoAl: 2027 }),
  ),
  limiteCapitale: parametro(
    'euro',
    'forme.libri.limiteCapitale',
    'Capitale oltre il quale la tassa sui libri sociali è più alta',
    LIBRI,
    sempre(cifra(516_456.9, FONTI_LIBRI), { finoAl: 2027 }),
  ),
} as const

const pensione = (id: string, nome: string, valore: number) =>
  parametro(
    'percento',
    `forme.pensione.${id}`,
    nome,
    legge('L. 335/1995, art. 2, c. 26 e 29'),
    sempre(cifra(valore, "circolari INPS annuali: composizione dell'aliquota"), { finoAl: 2027 }),
  )
/** The rates of the gestione separata that are credited to the pension. */
export const accreditate = {
  professionista: pensione('professionista', 'Parte pensionistica della gestione separata dei professionisti', 25),
  amministratore: pensione('amministratore', 'Parte pensionistica della gestione separata degli amministratori', 33),
  ridotta: pensione('ridotta', 'Parte pensionistica della gestione separata ridotta', 24),
} as const

const FONTE = "punto medio degli intervalli dell'Unione giovani commercialisti (UNGDCEC), 2025: un riferimento, non un tariffario"
const onorario = (id: string, nome: string, valore: number) =>
  parametro('euro', `forme.onorario.${id}`, nome, legge('valore di riferimento'), ogniAnno(scelta(valore, FONTE)))
export const onorari = {
  forfettario20: onorario('forfettario20', 'Onorario di riferimento, forfettario fino a 20.000 euro', 650),
  forfettario40: onorario('forfettario40', 'Onorario di riferimento, forfettario fino a 40.000 euro', 850),
  forfettario: onorario('forfettario', 'Onorario di riferimento, forfettario oltre 40.000 euro', 1_050),
  semplificata: onorario('semplificata', 'Onorario di riferimento, contabilità semplificata o professionista', 1_500),
  ordinaria: onorario('ordinaria', 'Onorario di riferimento, contabilità ordinaria', 3_375),
  srl: onorario('srl', 'Onorario di riferimento, S.r.l.', 4_275),
} as const

const anniDi = (id: string, nome: string, norma: string, valore: number) =>
  parametro('numero', `forme.piano.${id}`, nome, legge(norma), sempre(cifra(valore, norma), { finoAl: 2027 }))
/** Years and periods that only a plan over several years reads. */
export const piano = {
  vincoloOrdinaria: anniDi(
    'vincoloOrdinaria',
    "Anni senza forfettario dopo l'opzione per la contabilità ordinaria",
    'D.P.R. 442/1997, art. 3; ris. 64/E/2018',
    3,
  ),
  vincoloTrasparenza: anniDi('vincoloTrasparenza', "Periodi dell'opzione per la trasparenza", 'artt. 115, c. 4, e 116 TUIR', 3),
  periodiPerditePiene: anniDi('periodiPerditePiene', 'Primi periodi le cui perdite si usano per intero', 'artt. 8, c. 3, e 84, c. 2, TUIR', 3),
} as const
