/** Fees, stamp duties and taxes of a start-up, 2020 to 2027. The fees are defaults of the form; an amount that the adviser types replaces them. */
import { cifra, type Norma, scelta } from '@bilancia/engine'
import { ogniAnno, parametro, sempre } from '../legge.ts'
import { legge } from '../norme.ts'

const invariata = (valore: number, fonte: string) => sempre(cifra(valore, fonte), { finoAl: 2027 })

const diritti = legge('L. 580/1993, art. 18; D.M. 17 luglio 2012, tabella A')
const bollo = legge('D.P.R. 642/1972, tariffa, art. 1, c. 1-ter')
const TABELLA = 'tabella dei diritti di segreteria (Camera delle Marche)'
const BOLLO = 'Camere delle Marche, di Sondrio e di Bologna'
const euro = (id: string, nome: string, norma: Norma, valore: number, fonte: string) => parametro('euro', `avvio.${id}`, nome, norma, invariata(valore, fonte))

/** Secretariat fees and stamp duty of the Registro Imprese. */
export const registro = {
  praticaTelematica: euro('praticaTelematica', 'Diritti di segreteria, pratica telematica di società', diritti, 90, TABELLA),
  praticaDigitale: euro('praticaDigitale', 'Diritti di segreteria, pratica su supporto digitale', diritti, 120, 'ComUnica la esclude'),
  maggiorazioneSocieta: euro('maggiorazioneSocieta', 'Maggiorazione per attività regolate, società', diritti, 15, TABELLA),
  bolloSocietaPersone: euro('bolloSocietaPersone', 'Imposta di bollo delle società di persone', bollo, 59, BOLLO),
  bolloSocietaCapitali: euro('bolloSocietaCapitali', 'Imposta di bollo delle società di capitali', bollo, 65, BOLLO),
  praticaDitta: euro('praticaDitta', 'Diritti di segreteria, ditta individuale', diritti, 18, TABELLA),
  maggiorazioneDitta: euro('maggiorazioneDitta', 'Maggiorazione per attività regolate, ditta individuale', diritti, 9, TABELLA),
  bolloDitta: euro('bolloDitta', 'Imposta di bollo delle ditte individuali', bollo, 17.5, BOLLO),
} as const
export const riduzioneCooperativeSociali = parametro(
  'percento',
  'avvio.riduzioneCooperativeSociali',
  'Riduzione dei diritti per le cooperative sociali',
  diritti,
  invariata(50, TABELLA),
)

/** Register of artisans: the region sets the fee; the surcharges are those of the Registro Imprese. */
export const albo = {
  maggiorazioneDitta: euro('albo.maggiorazioneDitta', "Maggiorazione dell'albo, ditta individuale", diritti, 9, 'specifica del prodotto'),
  maggiorazioneSocieta: euro('albo.maggiorazioneSocieta', "Maggiorazione dell'albo, società", diritti, 15, 'specifica del prodotto'),
} as const

/** Out-of-pocket cost of the deed of incorporation. */
export const atto = {
  registro: euro(
    'atto.registro',
    "Imposta di registro sull'atto costitutivo",
    legge('D.P.R. 131/1986, tariffa, parte I, art. 4; D.L. 104/2013, art. 26, c. 2'),
    200,
    'informazionefiscale.it',
  ),
  bollo: euro('atto.bollo', "Imposta di bollo sull'atto telematico", legge('D.P.R. 642/1972, tariffa, art. 1, c. 1-bis.1'), 156, 'modello unico informatico'),
  concessioneGovernativa: euro(
    'atto.concessioneGovernativa',
    'Tassa di concessione governativa sui libri sociali',
    legge('D.P.R. 641/1972, tariffa, art. 23'),
    309.87,
    'stcorporate.it; sgbstudio.it, circolare 13/2023',
  ),
  vidimazione: euro('atto.vidimazione', 'Diritto di bollatura di un libro', diritti, 25, 'guida alla bollatura (123dok.org); Camera di Milano'),
} as const
export const libriSociali = parametro(
  'numero',
  'avvio.libriSociali',
  'Libri da bollare (soci, assemblee, amministratori)',
  legge('art. 2478 c.c.; art. 2215 c.c.'),
  ogniAnno(scelta(3, 'con il libro dei soci, che la S.r.l. può tenere ma che non è più obbligatorio: D.L. 185/2008, art. 16, c. 12-septies')),
)
