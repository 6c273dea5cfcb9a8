/** First names by which one is known where it is written small or stands first; those that are also words are left out. */
export const FIRST_NAMES = new Set(
  `aaron abdul abigail adam adele adrian agnes ahmed aisha alan albert alejandro alex alexander alexandra ali alice alicia alina amanda
  amara amelia amina amir amy ana anders andre andrea andreas andrew andy angela anita anja anjali ann anna anne annika anthony anton
  antonia antonio arjun arthur asha astrid aylin barbara beatrice becky ben benjamin bernard beth bianca birgit bjorn bob boris brian
  bridget bruno camille carl carla carlos carmen carol caroline cecilia chantal charlotte chen chiara chloe chris christina
  christine christoph claire clara claudia colin connor cristina daisuke dan dana daniel daniela danny dave david deborah delphine denise
  dennis diana diego dieter dimitri dmitri dominic donna dorothy duncan edith eduardo edward eleanor elena eli elif elisabeth elizabeth
  ellen elsa emil emilia emily emma enrique eric erik erika esther eva eve evelyn fabian fatima felix fernando fiona florian
  francesca francis francois franziska fred frederik gabriel gareth gavin george gerald gina giorgio giovanni giulia greg
  gregory gustav hamza hanna hannah hans harry hassan heather heidi heike helen helena helga henrik henry holger hugo hussein ian
  ibrahim ida imran ines ingrid irene iris isabel isabella ivan jacob jakob jamal james jamie jan jana jane janet jason javier jean jens
  jenny jeremy jessica jim jo joan joanna joe johan johanna johannes john jonas jonathan jorge jose josef joseph josh joshua juan judith
  julia julian julie jutta kaito karen karin karl kasia kate katharina kathrin katie katrin keith kelly ken kenji kerstin kevin khalid
  klaus kofi kumar kwame lara lars laura lauren lea leila lena leo leon leonie lewis liam lina linda lisa liz louis louise luca lucas
  lucia lucy luis luisa lukas luke lydia maja malik manuel mara marcel marco marcus margaret maria marie marina mario markus marlene
  marta martha martin martina mary mateo matt matteo matthew matthias maya mehmet mei melanie mia michael michelle miguel mike mikhail
  miriam mohamed mohammed monica monika moritz murat nadia nadine nancy naomi natalia natalie natasha neil nia nicholas nick nicola
  nicolas niels nikhil nils nina noah noor nora norbert olaf oleg olga oliver olivia omar oscar otto pablo pamela paolo patricia patrick
  paul paula paulo pavel pedro peter petra phil philip philippa philippe pia pierre piotr priya rachel rafael rahul raj ralf ravi rebecca
  renate ricardo richard rita robert roberto robin roger roland rosa rosie ruth ryan sabine sally sam samantha samir samuel sandra sanjay
  sara sarah sebastian sergei sheila silke silvia simon simone sofia sonia sonja sophia sophie stefan stefanie stella stephanie stephen
  steve steven susan susanne sven svetlana tamara tanja tanya tara thabo theresa thomas tim timothy tina tobias todd tom tomas tomasz
  tony tracy tyler ulrich ursula uwe valentina valerie vanessa vera victor victoria vijay vincent viktor walter wei wendy werner william
  wolfgang xavier yan yannick yara yasmin yuki yusuf yvonne zara zeynep zoe`.split(/\s+/),
);
