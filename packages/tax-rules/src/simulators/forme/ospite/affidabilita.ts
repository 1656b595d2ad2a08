/** How far a column can be trusted: the data that are not known, and their weight. */
import { forme } from '@bilancia/contract'
import type { CassaIncompleta } from './corpo.ts'
import { senzaRiduzione50 } from './note.ts'
import { type PersonaDelProfilo, type Profilo, quanto } from './profilo.ts'
import { perSocieta } from './spese.ts'

type Mancante = forme.Mancante
type Peso = Mancante['peso']
type Forse = readonly [mancaSe: boolean, dato: string, peso: Peso]

const dellaPersona = (profilo: Profilo, forma: forme.Forma, p: PersonaDelProfilo): readonly Forse[] => {
  const posto = `persone[${p.indice}]`
  const inSocieta = perSocieta.includes(forma)
  return [
    [p.codiceRegioneResidenza === 0, `${posto}.codiceRegioneResidenza`, 'MINORE'],
    [p.addizionaleComunalePercentuale === null && p.addizionaleComunale === null, `${posto}.addizionaleComunalePercentuale`, 'MINORE'],
    [p.coniugeACarico === null, `${posto}.coniugeACarico`, 'MINORE'],
    [p.numeroFigliACarico === null, `${posto}.numeroFigliACarico`, 'MINORE'],
    [inSocieta && p.indice > 0 && p.lavora === null, `${posto}.lavora`, 'MINORE'],
    [senzaRiduzione50(profilo, forma, p), `${posto}.riduzione50`, 'MINORE'],
  ]
}

function dellaPrevidenza({ impresa, dati: { previdenza } }: Profilo, forma: forme.Forma): readonly Forse[] {
  const { gestioneIvs, gestioneIvsSocieta, aliquotaSep, cassaProfessionale } = previdenza
  const inSocieta = perSocieta.includes(forma)
  if (impresa) return [[gestioneIvs === '' && !(inSocieta && gestioneIvsSocieta !== ''), 'previdenza.gestioneIvs', 'DETERMINANTE']]
  if (!inSocieta) return [[aliquotaSep === '' && !cassaProfessionale, 'previdenza.aliquotaSep', 'DETERMINANTE']]
  return [
    [cassaProfessionale, 'previdenza.cassaProfessionale', 'DETERMINANTE'],
    [!cassaProfessionale && gestioneIvsSocieta === '', 'previdenza.gestioneIvsSocieta', 'DETERMINANTE'],
  ]
}

function delForfettario({ anno, cifre: { limiti }, dati: { attivita, forfettario } }: Profilo): readonly Forse[] {
  const aliquotaIgnota = forfettario.impostaSost === null && forfettario.requisitiStartUp === null
  const { annoInizio } = attivita
  return [
    [attivita.gruppo === 0, 'attivita.gruppo', 'DETERMINANTE'],
    [aliquotaIgnota && annoInizio === null, 'attivita.annoInizio', 'MINORE'],
    [aliquotaIgnota && annoInizio !== null && anno - annoInizio < limiti.periodiStartUp, 'forfettario.requisitiStartUp', 'MINORE'],
  ]
}

/** `persone`: those of the column; none if it is not calculated. */
export function affidabilitaDi(
  profilo: Profilo,
  forma: forme.Forma,
  persone: readonly PersonaDelProfilo[],
  casse: readonly CassaIncompleta[],
): forme.Colonna['affidabilita'] {
  const { dati } = profilo
  const { attivita, spese, formaAttuale } = dati
  const conIrap = perSocieta.includes(forma) || forma === 'STUDIO_ASSOCIATO'
  const personale = quanto(attivita.determinazioneDelReddito, 'lavoroDipendente')
  const voce = forme.voceDi[forma]
  const oggi = spese.compreseInOggi && formaAttuale !== 'NESSUNA' ? forme.voceDi[formaAttuale] : voce
  const onorari = [...new Set([voce, oggi])]
  const possibili: readonly Forse[] = [
    [!attivita.costiNoti, 'attivita.costiNoti', forma === 'FORFETTARIO' ? 'MINORE' : 'DETERMINANTE'],
    ...(forma === 'FORFETTARIO' ? delForfettario(profilo) : []),
    ...dellaPrevidenza(profilo, forma),
    ...casse.map(
      ({ indice, esito }): Forse => [esito !== 'NON_SCRITTA', `persone[${indice}].contributiCassaProf`, esito === 'PARZIALE' ? 'MINORE' : 'DETERMINANTE'],
    ),
    ...persone.flatMap((p) => dellaPersona(profilo, forma, p)),
    [conIrap && dati.irap.valoreProduzione === null, 'irap.valoreProduzione', 'MINORE'],
    [conIrap && attivita.personaleIndeterminato === null && personale > 0, 'attivita.personaleIndeterminato', 'MINORE'],
    ...onorari.map((una): Forse => [spese.onorari[una] === null, `spese.onorari.${una}`, 'MINORE']),
  ]
  const mancanti = possibili.flatMap(([manca, dato, peso]) => (manca ? [{ dato, peso }] : []))
  const grado = mancanti.some(({ peso }) => peso === 'DETERMINANTE') ? 'NON_AFFIDABILE' : mancanti.length > 0 ? 'PARZIALE' : 'COMPLETO'
  return { grado, mancanti }
}
