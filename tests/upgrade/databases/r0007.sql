-- token: WWz-dLX6PJrLfzAA5xt2YNRopUocpxWii1nPZIRkwB8
-- over: 9hhQVOuqJURuR1pN
-- open: Fj3R5yTSwEGv7C7k
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('r0007');
CREATE TABLE chat (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"table" VARCHAR(64) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	text TEXT NOT NULL, 
	request VARCHAR(200) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT fk_chat_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_chat_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT uq_chat_table_player_request UNIQUE ("table", player, request)
);
CREATE TABLE facts (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_facts PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('alive','1795134811.312951');
CREATE TABLE links (
	code BLOB NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	expires FLOAT NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (code), 
	CONSTRAINT fk_links_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
CREATE TABLE log (
	"table" VARCHAR(64) NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	request VARCHAR(200), 
	at FLOAT NOT NULL, kind VARCHAR(16) DEFAULT 'move' NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY ("table", version), 
	CONSTRAINT fk_log_table FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',1,NULL,'{"game":"9hhQVOuqJURuR1pN","round":1,"rules":"0.1.0","secret":"acfd76dad4d05e1b93c58832556f68ee1bf3497b3a0ffe14a8b1e1d268eb4289","commitment":"363458b7caf38d0b7b5fbfca929a239f0a3ea8b77033c182b9401f70c29fdbaf"}',NULL,1.79513477841533875467e+09,'commitment');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',2,NULL,'{"first":0,"deck":["jewel","jewel","jewel","painting","replica","jewel","painting","sculpture","replica","painting","jewel","jewel","jewel","furniture","replica","sculpture","sculpture","painting","stamp","painting","stamp","collection","sculpture","stamp","furniture","stamp","stamp","furniture","stamp","replica","stamp","furniture","collection","painting","sculpture","sculpture","furniture","furniture","stamp","furniture","sculpture","stamp","stamp","collection","jewel","sculpture","replica","furniture","painting","jewel","painting","jewel","sculpture","sculpture","furniture","painting","collection","furniture","collection","painting"]}',NULL,1.79513478051647734643e+09,'deal');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',3,0,'pass','m-9hhQVOuqJURuR1pN-2',1.79513478052959036829e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',4,1,'bid 14',NULL,1.79513478055814361573e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',5,2,'bid 15',NULL,1.79513478057283473016e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',6,1,'bid 19',NULL,1.79513478058158683784e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',7,2,'bid 20',NULL,1.79513478058713340764e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',8,1,'pass',NULL,1.79513478060400223732e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',9,1,'bid 2',NULL,1.7951347841048493386e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',10,2,'pass',NULL,1.79513478412290096277e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',11,0,'pass','m-9hhQVOuqJURuR1pN-10',1.7951347841326572895e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',12,2,'pass',NULL,1.79513478764014410967e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',13,0,'pass','m-9hhQVOuqJURuR1pN-12',1.79513478764280152316e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',14,1,'bid 28',NULL,1.79513478764801764483e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',15,1,'join sculpture',NULL,1.79513479114901494974e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',16,0,'pass','m-9hhQVOuqJURuR1pN-15',1.79513479116073775294e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',17,1,'pass',NULL,1.79513479116261529923e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',18,2,'bid 3',NULL,1.79513479116432976721e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',19,1,'bid 1',NULL,1.79513479466456365584e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',20,2,'bid 12',NULL,1.79513479466942834856e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',21,0,'pass','m-9hhQVOuqJURuR1pN-20',1.79513479467951750758e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',22,1,'pass',NULL,1.79513479469135928158e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',23,2,'join furniture',NULL,1.79513479819164872169e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',24,2,'pass',NULL,1.79513479819490408902e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',25,0,'pass','m-9hhQVOuqJURuR1pN-24',1.79513479819726967808e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',26,1,'pass',NULL,1.7951347981999144554e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',27,0,'pass','m-9hhQVOuqJURuR1pN-26',1.79513479820137929914e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',28,1,'bid 6',NULL,1.7951347982043502331e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',29,2,'pass',NULL,1.79513479820556163786e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',30,1,'bid 1',NULL,1.79513480170569372177e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',31,2,'bid 2',NULL,1.79513480171227741239e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',32,0,'pass','m-9hhQVOuqJURuR1pN-31',1.79513480171482658386e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',33,1,'pass',NULL,1.79513480171660542482e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',34,2,'bid 1',NULL,1.79513480521664547918e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',35,0,'pass','m-9hhQVOuqJURuR1pN-34',1.7951348052186408043e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',36,1,'pass',NULL,1.79513480523105978963e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',37,0,'pass','m-9hhQVOuqJURuR1pN-36',1.79513480523264932629e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',38,1,'bid 1',NULL,1.79513480523383831977e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',39,2,'pass',NULL,1.79513480523488807684e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',40,1,'join furniture',NULL,1.79513480873910927768e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',41,1,'pass',NULL,1.79513480875116133691e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',42,2,'pass',NULL,1.79513480876021146778e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',43,0,'pass','m-9hhQVOuqJURuR1pN-42',1.7951348087661216259e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',44,2,'pass',NULL,1.79513480877846574781e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',45,0,'pass','m-9hhQVOuqJURuR1pN-44',1.79513480878111147875e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',46,1,'bid 1',NULL,1.79513480878330206873e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',47,0,'pass','m-9hhQVOuqJURuR1pN-46',1.79513480878501391411e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',48,1,'pass',NULL,1.79513480878604626657e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',49,2,'pass',NULL,1.79513480878885054586e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',50,1,'pass',NULL,1.79513480879015660291e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',51,2,'pass',NULL,1.79513480879188179971e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',52,0,'pass','m-9hhQVOuqJURuR1pN-51',1.79513480879254770281e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',53,2,'pass',NULL,1.79513480879362201693e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',54,0,'pass','m-9hhQVOuqJURuR1pN-53',1.79513480879433035856e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',55,1,'pass',NULL,1.79513480879494810105e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',56,0,'pass','m-9hhQVOuqJURuR1pN-55',1.79513480879611134525e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',57,1,'pass',NULL,1.79513480879690909383e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',58,2,'pass',NULL,1.79513480879775285713e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',59,1,'pass',NULL,1.79513480879995751386e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',60,2,'pass',NULL,1.7951348088006913662e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',61,0,'pass','m-9hhQVOuqJURuR1pN-60',1.79513480880128955836e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',62,2,'pass',NULL,1.7951348088020293713e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',63,0,'pass','m-9hhQVOuqJURuR1pN-62',1.79513480880271554e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',64,1,'pass',NULL,1.79513480880333566665e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',65,0,'pass','m-9hhQVOuqJURuR1pN-64',1.79513480880419850349e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',66,1,'pass',NULL,1.79513480880471611028e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',67,2,'pass',NULL,1.79513480880549216268e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',68,1,'pass',NULL,1.79513480880650472641e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',69,2,'pass',NULL,1.79513480881185889239e+09,'move');
INSERT INTO "log" VALUES('9hhQVOuqJURuR1pN',70,0,'pass','m-9hhQVOuqJURuR1pN-69',1.79513480881263017656e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',1,NULL,'{"game":"Fj3R5yTSwEGv7C7k","round":1,"rules":"0.1.0","secret":"3c9bf3848bb7397aa1c9aaaa8622678aab960888a9867ce5fb5a9c0bae6afb47","commitment":"51908f06e85a3374988d7acfbcbd98db219d1a597220dae6166dcc84efc740b1"}',NULL,1.79513480883013987546e+09,'commitment');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',2,NULL,'{"first":2,"hands":[["Bi1","Bi2","Bi6","Bi8","P1","P4","P5","P6","Ag1","Ag5","Ag8","Zn1"],["Bi5","P3","P7","P9","Ag2","Ag4","Ag7","Zn3","Zn5","Zn6","Zn7","Zn8"],["Bi3","Bi4","Bi7","Bi9","P2","P8","Ag3","Ag6","Ag9","Zn2","Zn4","Zn9"]],"aside":[]}',NULL,1.79513481083960175512e+09,'deal');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',3,NULL,'{"game":"Fj3R5yTSwEGv7C7k","round":2,"rules":"0.1.0","secret":"75d9a194d07a1fd96fff681a8929c84a07785c50285294ca0af13362f7e512e1","commitment":"ae40334b6676ac81c39dcb1c730184baab5ffb58359e49f6c6d6d596ff4dafc6"}',NULL,1.79513481083960175512e+09,'commitment');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',4,1,'bid Ag7',NULL,1.79513481086085510251e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',5,2,'bid Bi3',NULL,1.79513481086512780189e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',6,0,'bid Bi1','m-Fj3R5yTSwEGv7C7k-2',1.79513481086831140523e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',7,2,'swap Au0 Zn9',NULL,1.79513481087077641489e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',8,0,'keep',NULL,1.79513481087077641489e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',9,1,'swap Au0 P3',NULL,1.7951348108747813702e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',10,2,'play Bi7',NULL,1.79513481087585902214e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',11,0,'play P1','m-Fj3R5yTSwEGv7C7k-10',1.79513481087935614587e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',12,1,'play Zn3',NULL,1.7951348108885593415e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',13,0,'keep',NULL,1.7951348108885593415e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',14,0,'play Bi2','m-Fj3R5yTSwEGv7C7k-13',1.79513481089186596869e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',15,1,'play P9',NULL,1.79513481089398527147e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',16,2,'play Zn2',NULL,1.7951348108950297833e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',17,2,'swap Au2 Zn4',NULL,1.79513481089608764647e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',18,0,'keep',NULL,1.79513481089608764647e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',19,2,'play Ag6',NULL,1.79513481090491914746e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',20,0,'play Bi6','m-Fj3R5yTSwEGv7C7k-19',1.79513481091817975049e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',21,1,'play P7',NULL,1.79513481092552208903e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',22,0,'keep',NULL,1.79513481092552208903e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',23,0,'play Bi8','m-Fj3R5yTSwEGv7C7k-22',1.7951348109354836941e+09,'move');
INSERT INTO "log" VALUES('Fj3R5yTSwEGv7C7k',24,1,'play Zn5',NULL,1795134810.94291,'move');
CREATE TABLE mutes (
	player VARCHAR(64) NOT NULL, 
	muted VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY (player, muted), 
	CONSTRAINT fk_mutes_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT fk_mutes_muted FOREIGN KEY(muted) REFERENCES players (id) ON DELETE CASCADE
);
CREATE TABLE outages (
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	CONSTRAINT pk_outages PRIMARY KEY (began)
);
CREATE TABLE owners (
	"table" VARCHAR(64) NOT NULL, 
	worker BIGINT NOT NULL, 
	CONSTRAINT pk_owners PRIMARY KEY ("table"), 
	CONSTRAINT fk_owners_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_owners_worker FOREIGN KEY(worker) REFERENCES workers (number) ON DELETE CASCADE
);
CREATE TABLE players (
	id VARCHAR(64) NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('oEvHnB0267Ls','Ann',1.79513477835983037943e+09);
CREATE TABLE pushes (
	endpoint_hash BLOB NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	secret BLOB NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(200) NOT NULL, 
	auth VARCHAR(200) NOT NULL, 
	lang VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_pushes PRIMARY KEY (endpoint_hash), 
	CONSTRAINT fk_pushes_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT fk_pushes_secret FOREIGN KEY(secret) REFERENCES secrets (secret) ON DELETE CASCADE
);
CREATE TABLE results (
	"table" VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(64), 
	game VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	won FLOAT NOT NULL, 
	score INTEGER NOT NULL, 
	ended FLOAT NOT NULL, prizes INTEGER, 
	CONSTRAINT pk_results PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_results_table FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT fk_results_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE SET NULL
);
INSERT INTO "results" VALUES('9hhQVOuqJURuR1pN',0,'oEvHnB0267Ls','auction',3,0.0,55,1.79513480881274390225e+09,NULL);
INSERT INTO "results" VALUES('9hhQVOuqJURuR1pN',1,NULL,'auction',3,0.0,79,1.79513480881274390225e+09,NULL);
INSERT INTO "results" VALUES('9hhQVOuqJURuR1pN',2,NULL,'auction',3,1.0,113,1.79513480881274390225e+09,NULL);
CREATE TABLE seats (
	"table" VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(64), 
	name VARCHAR(200) NOT NULL, 
	bot VARCHAR(64), 
	"order" JSON, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE SET NULL
);
INSERT INTO "seats" VALUES('9hhQVOuqJURuR1pN',0,'oEvHnB0267Ls','Ann',NULL,NULL,1.79513477839942121503e+09);
INSERT INTO "seats" VALUES('9hhQVOuqJURuR1pN',1,NULL,'Random 2','random',NULL,1.79513477839942121503e+09);
INSERT INTO "seats" VALUES('9hhQVOuqJURuR1pN',2,NULL,'Random 3','random',NULL,1.79513477839942121503e+09);
INSERT INTO "seats" VALUES('Fj3R5yTSwEGv7C7k',0,'oEvHnB0267Ls','Ann',NULL,NULL,1.79513480882547116278e+09);
INSERT INTO "seats" VALUES('Fj3R5yTSwEGv7C7k',1,NULL,'Random 2','random',NULL,1.79513480882547116278e+09);
INSERT INTO "seats" VALUES('Fj3R5yTSwEGv7C7k',2,NULL,'Random 3','random',NULL,1.79513480882547116278e+09);
CREATE TABLE secrets (
	secret BLOB NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (secret), 
	CONSTRAINT fk_secrets_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO "secrets" VALUES(X'D862209373EC117853B471CAA100EC884613E437E46E8E1B349A6EA28A4A3A19','oEvHnB0267Ls',1.79513477835983037943e+09);
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	options JSON NOT NULL, 
	engine VARCHAR(64) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	maker VARCHAR(64) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	touched FLOAT NOT NULL, 
	started FLOAT, 
	ended FLOAT, 
	next VARCHAR(64), 
	reason VARCHAR(200), 
	rematch BOOLEAN NOT NULL, ending VARCHAR(16), due FLOAT, agenda JSON, revision INTEGER DEFAULT '0' NOT NULL, series VARCHAR(64), series_place INTEGER DEFAULT '0' NOT NULL, settings JSON DEFAULT '{}' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('9hhQVOuqJURuR1pN','auction','{"players":3,"tokens":[],"coins":"hidden","sculpture_ties":"book"}','0.1.0','over','oEvHnB0267Ls',0,1.79513477839942121503e+09,1.79513480881274390225e+09,1.79513477841533875467e+09,1.79513480881274390225e+09,NULL,NULL,0,NULL,NULL,NULL,2,NULL,0,'{"listed":false,"spectators":true,"help":true,"records":"link","pace":{"trick_rest":0.0,"lot_rest":3.5,"round_rest":0.0,"numbers_wait":2.0,"bot_pause":0.0,"patience":3600.0},"clock":null,"chat":true}');
INSERT INTO "tables" VALUES('Fj3R5yTSwEGv7C7k','aurum','{"players":3,"edition":"evrikus","bid_changes":true,"zero_gold":true,"tie_3p":"share","match":"race"}','0.1.0','playing','oEvHnB0267Ls',0,1.79513480882547116278e+09,1.79513480883013987546e+09,1.79513480883013987546e+09,NULL,NULL,NULL,0,NULL,NULL,NULL,1,NULL,0,'{"listed":false,"spectators":true,"help":true,"records":"link","pace":{"trick_rest":0.0,"lot_rest":3.5,"round_rest":0.0,"numbers_wait":2.0,"bot_pause":0.0,"patience":3600.0},"clock":null,"chat":true}');
CREATE TABLE workers (
	number BIGINT NOT NULL, 
	since FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	sessions VARCHAR(64) NOT NULL, 
	socket TEXT NOT NULL, 
	address VARCHAR(200) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_workers PRIMARY KEY (number)
);
CREATE INDEX ix_secrets_player ON secrets (player);
CREATE INDEX ix_links_player ON links (player);
CREATE INDEX ix_links_expires ON links (expires);
CREATE INDEX ix_tables_maker ON tables (maker);
CREATE INDEX ix_tables_status_listed_created ON tables (status, listed, created);
CREATE INDEX ix_tables_status_touched ON tables (status, touched);
CREATE INDEX ix_seats_player_created ON seats (player, created);
CREATE INDEX ix_results_player ON results (player);
CREATE INDEX ix_tables_status_due ON tables (status, due);
CREATE INDEX ix_chat_player ON chat (player);
CREATE INDEX ix_chat_table_id ON chat ("table", id);
CREATE INDEX ix_mutes_muted ON mutes (muted);
CREATE INDEX ix_pushes_player ON pushes (player);
CREATE INDEX ix_pushes_secret ON pushes (secret);
CREATE INDEX ix_tables_series_series_place ON tables (series, series_place);
CREATE INDEX ix_owners_worker ON owners (worker);
DELETE FROM "sqlite_sequence";
COMMIT;
