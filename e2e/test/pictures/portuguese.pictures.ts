import { takePictures } from './take.ts';

takePictures('pt');
