import type { Scene } from '../scene.ts';
import { applause } from './applause.ts';
import { auroraMountains } from './aurora-mountains.ts';
import { basketRide } from './basket-ride.ts';
import { beatingHeart } from './beating-heart.ts';
import { birthdayCake } from './birthday-cake.ts';
import { blinkingOwl } from './blinking-owl.ts';
import { bloomingMandala } from './blooming-mandala.ts';
import { bouncingAvocado } from './bouncing-avocado.ts';
import { campfireEvening } from './campfire-evening.ts';
import { catTyping } from './cat-typing.ts';
import { champagneToast } from './champagne-toast.ts';
import { cityFireworks } from './city-fireworks.ts';
import { cryingFace } from './crying-face.ts';
import { cubeCity } from './cube-city.ts';
import { dancingFlamingo } from './dancing-flamingo.ts';
import { dancingTaco } from './dancing-taco.ts';
import { duskFerrisWheel } from './dusk-ferris-wheel.ts';
import { facepalm } from './facepalm.ts';
import { fireFlame } from './fire-flame.ts';
import { fishingCat } from './fishing-cat.ts';
import { goldfishBowl } from './goldfish-bowl.ts';
import { halfPipeSkater } from './half-pipe-skater.ts';
import { highFive } from './high-five.ts';
import { kissingLips } from './kissing-lips.ts';
import { lavaLamp } from './lava-lamp.ts';
import { loadingSnail } from './loading-snail.ts';
import { marbleRun } from './marble-run.ts';
import { mindBlown } from './mind-blown.ts';
import { monsterMoviePopcorn } from './monster-movie-popcorn.ts';
import { morningBalloons } from './morning-balloons.ts';
import { noStamp } from './no-stamp.ts';
import { nopeCactus } from './nope-cactus.ts';
import { opArtRings } from './op-art-rings.ts';
import { paperPlaneJourney } from './paper-plane-journey.ts';
import { partyFace } from './party-face.ts';
import { partyPopper } from './party-popper.ts';
import { peekabooGhost } from './peekaboo-ghost.ts';
import { pendulumWave } from './pendulum-wave.ts';
import { penguinBellySlide } from './penguin-belly-slide.ts';
import { perfectSwish } from './perfect-swish.ts';
import { pianoMelody } from './piano-melody.ts';
import { pixelFoxRunner } from './pixel-fox-runner.ts';
import { pixelThunderstorm } from './pixel-thunderstorm.ts';
import { rainbowClouds } from './rainbow-clouds.ts';
import { rainyWindow } from './rainy-window.ts';
import { ramenBowl } from './ramen-bowl.ts';
import { robotToast } from './robot-toast.ts';
import { rocketLaunch } from './rocket-launch.ts';
import { rocketLiftoff } from './rocket-liftoff.ts';
import { rollingDonut } from './rolling-donut.ts';
import { rollingLaughingFace } from './rolling-laughing-face.ts';
import { sleepyCoffeeCup } from './sleepy-coffee-cup.ts';
import { sleepyMoon } from './sleepy-moon.ts';
import { slothWavingHello } from './sloth-waving-hello.ts';
import { snailFinish } from './snail-finish.ts';
import { solarSystem } from './solar-system.ts';
import { sortingBars } from './sorting-bars.ts';
import { spinningDna } from './spinning-dna.ts';
import { spinningStar } from './spinning-star.ts';
import { stretchyPizza } from './stretchy-pizza.ts';
import { sunflowerGrows } from './sunflower-grows.ts';
import { synthwaveDrive } from './synthwave-drive.ts';
import { thumbsUp } from './thumbs-up.ts';
import { thumbsUpRobot } from './thumbs-up-robot.ts';
import { turningTiles } from './turning-tiles.ts';
import { unicornMane } from './unicorn-mane.ts';
import { viaductTrain } from './viaduct-train.ts';
import { waggingDog } from './wagging-dog.ts';
import { wavingAstronaut } from './waving-astronaut.ts';
import { wavingHand } from './waving-hand.ts';
import { windyAutumnTree } from './windy-autumn-tree.ts';
import { woodcutWave } from './woodcut-wave.ts';
import { yesCheck } from './yes-check.ts';

/** All loops of the catalog: GIFs, then stickers, then clips. */
export const scenes: readonly Scene[] = [
  applause,
  auroraMountains,
  basketRide,
  birthdayCake,
  blinkingOwl,
  bloomingMandala,
  bouncingAvocado,
  catTyping,
  champagneToast,
  cityFireworks,
  cubeCity,
  dancingFlamingo,
  duskFerrisWheel,
  facepalm,
  goldfishBowl,
  halfPipeSkater,
  highFive,
  lavaLamp,
  loadingSnail,
  mindBlown,
  monsterMoviePopcorn,
  morningBalloons,
  nopeCactus,
  opArtRings,
  partyPopper,
  pendulumWave,
  penguinBellySlide,
  perfectSwish,
  pixelFoxRunner,
  pixelThunderstorm,
  rainyWindow,
  ramenBowl,
  rocketLiftoff,
  rollingLaughingFace,
  sleepyCoffeeCup,
  slothWavingHello,
  solarSystem,
  sortingBars,
  spinningDna,
  stretchyPizza,
  synthwaveDrive,
  thumbsUpRobot,
  turningTiles,
  viaductTrain,
  waggingDog,
  wavingAstronaut,
  windyAutumnTree,
  woodcutWave,
  beatingHeart,
  cryingFace,
  dancingTaco,
  fireFlame,
  kissingLips,
  noStamp,
  partyFace,
  peekabooGhost,
  rainbowClouds,
  rocketLaunch,
  rollingDonut,
  sleepyMoon,
  spinningStar,
  thumbsUp,
  unicornMane,
  wavingHand,
  yesCheck,
  campfireEvening,
  fishingCat,
  marbleRun,
  paperPlaneJourney,
  pianoMelody,
  robotToast,
  snailFinish,
  sunflowerGrows,
];
