-- token: yu8J4mLzzWA4ZzEfqhZj1wMukc8xeDMXsjGYZJllizI
-- over: JcMgcF2GiScvfJsd
-- open: H0BiTt88K7Rv3Z9h
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('r0008');
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
INSERT INTO "facts" VALUES('alive','1795134655.5463455');
CREATE TABLE links (
	code BLOB NOT NULL, 
	secret BLOB NOT NULL, 
	expires FLOAT NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (code), 
	CONSTRAINT fk_links_secret FOREIGN KEY(secret) REFERENCES secrets (secret) ON DELETE CASCADE
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
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',1,NULL,'{"game":"H0BiTt88K7Rv3Z9h","round":1,"rules":"0.1.0","secret":"2cd835f9e1ad08a0abb016fc046bac25ed089b2d1478d5c7fcdd2a64d4b93f9d","commitment":"9b4514dd4a4ed5f871cb8b538aca7a88741a116d19cb909bcc557dcff896132a"}',NULL,1.79513465285400199891e+09,'commitment');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',2,NULL,'{"first":1,"hands":[["Bi2","Bi5","P4","P5","P6","Ag4","Ag6","Zn1","Zn2","Zn3","Zn4","Zn5"],["Bi1","Bi3","Bi4","Bi6","Bi9","P3","P7","Ag1","Ag3","Ag7","Ag8","Zn9"],["Bi7","Bi8","P1","P2","P8","P9","Ag2","Ag5","Ag9","Zn6","Zn7","Zn8"]],"aside":[]}',NULL,1.79513465494503283506e+09,'deal');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',3,NULL,'{"game":"H0BiTt88K7Rv3Z9h","round":2,"rules":"0.1.0","secret":"48637982a268796f3ffddc08e24371812ac9adff4cb140bc0ad83d274950c8be","commitment":"663fcf8eeb691f66e38e4a0c819a54adc1656252a6e7336984568717f65f9119"}',NULL,1.79513465494503283506e+09,'commitment');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',4,0,'bid Bi2','m-H0BiTt88K7Rv3Z9h-2',1.79513465498046898838e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',5,1,'bid Bi6',NULL,1.79513465499924755098e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',6,2,'bid Zn8',NULL,1.79513465501905155187e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',7,1,'swap Au0 Ag1',NULL,1.79513465504528641697e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',8,2,'swap Au0 P9',NULL,1.79513465506578731535e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',9,0,'keep',NULL,1.79513465506578731535e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',10,1,'play Bi1',NULL,1.79513465508280205731e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',11,2,'play Zn7',NULL,1.79513465508847403525e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',12,0,'play P4','m-H0BiTt88K7Rv3Z9h-11',1.79513465509105181686e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',13,1,'swap Au1 Zn9',NULL,1.7951346551080310345e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',14,0,'keep',NULL,1.7951346551080310345e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',15,1,'play Bi9',NULL,1.79513465511023759843e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',16,2,'play Ag2',NULL,1.7951346551196455956e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',17,0,'play P5','m-H0BiTt88K7Rv3Z9h-16',1.7951346551243715287e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',18,2,'keep',NULL,1.79513465512610960006e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',19,0,'keep',NULL,1.79513465512610960006e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',20,2,'play Ag5',NULL,1.79513465512821674351e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',21,0,'play Bi5','m-H0BiTt88K7Rv3Z9h-20',1.79513465513612318043e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',22,1,'play P3',NULL,1.79513465514764833453e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',23,1,'swap Au3 Ag7',NULL,1.79513465515190649029e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',24,2,'swap Au2 Bi7',NULL,1.79513465515651345254e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',25,0,'keep',NULL,1.79513465515651345254e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',26,1,'play Bi4',NULL,1.79513465516319060326e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',27,2,'play Zn6',NULL,1.79513465517016458511e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',28,0,'play P6','m-H0BiTt88K7Rv3Z9h-27',1.79513465517261528968e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',29,1,'swap Au4 Ag1',NULL,1.79513465517931270604e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',30,0,'keep',NULL,1.79513465517931270604e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',31,1,'play Zn9',NULL,1.79513465519012427326e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',32,2,'play P2',NULL,1.79513465520019173619e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',33,0,'play Ag4','m-H0BiTt88K7Rv3Z9h-32',1.79513465520761895184e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',34,2,'swap Au2 P8',NULL,1.79513465521257710453e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',35,0,'keep',NULL,1.79513465521257710453e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',36,2,'play Bi7',NULL,1.7951346552207632065e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',37,0,'play Ag6','m-H0BiTt88K7Rv3Z9h-36',1.79513465522721076018e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',38,1,'play P7',NULL,1.79513465523641395568e+09,'move');
INSERT INTO "log" VALUES('H0BiTt88K7Rv3Z9h',39,0,'keep',NULL,1.79513465523641395568e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',1,NULL,'{"game":"JcMgcF2GiScvfJsd","round":1,"rules":"0.1.0","secret":"d7a427b01784a68f4324ef843a42eaee3b65bc31fe6bc4520966756cd8335df5","commitment":"97bc80874e7a0444cb048aeca587531a67400ce9572f5b60c7d8a32ef1997252"}',NULL,1.79513462552758216853e+09,'commitment');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',2,NULL,'{"first":1,"deck":["sculpture","painting","collection","painting","jewel","stamp","stamp","replica","collection","jewel","painting","painting","jewel","sculpture","jewel","furniture","jewel","replica","replica","furniture","stamp","sculpture","sculpture","furniture","furniture","painting","furniture","furniture","jewel","painting","sculpture","jewel","painting","painting","stamp","jewel","furniture","stamp","painting","stamp","sculpture","replica","sculpture","sculpture","sculpture","collection","stamp","jewel","furniture","jewel","furniture","sculpture","collection","stamp","replica","stamp","painting","stamp","collection","furniture"]}',NULL,1.79513462765190362924e+09,'deal');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',3,1,'pass',NULL,1.79513462769735455517e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',4,2,'bid 10',NULL,1.79513462771400785444e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',5,0,'pass','m-JcMgcF2GiScvfJsd-4',1.7951346277301065921e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',6,2,'bid 10',NULL,1.79513463123026895517e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',7,0,'pass','m-JcMgcF2GiScvfJsd-6',1.79513463124278712266e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',8,1,'bid 22',NULL,1.79513463125640869138e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',9,2,'pass',NULL,1.79513463126680040361e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',10,0,'pass','m-JcMgcF2GiScvfJsd-9',1.79513463126968026168e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',11,1,'pass',NULL,1.79513463127434349055e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',12,2,'bid 15',NULL,1.79513463128492808344e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',13,2,'join stamp',NULL,1.79513463478589820857e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',14,1,'bid 8',NULL,1.79513463478933405883e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',15,2,'pass',NULL,1.79513463479465436942e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',16,0,'pass','m-JcMgcF2GiScvfJsd-15',1.79513463479775738714e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',17,2,'bid 5',NULL,1.7951346382999072075e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',18,0,'pass','m-JcMgcF2GiScvfJsd-17',1.79513463830728507049e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',19,1,'pass',NULL,1.79513463831955265995e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',20,0,'pass','m-JcMgcF2GiScvfJsd-19',1.79513463833580064771e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',21,1,'pass',NULL,1.79513463835190105431e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',22,2,'bid 5',NULL,1.79513463835376954084e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',23,2,'join furniture',NULL,1795134641.85427,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',24,1,'bid 4',NULL,1.79513464186412787437e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',25,2,'pass',NULL,1.79513464187185430532e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',26,0,'pass','m-JcMgcF2GiScvfJsd-25',1.79513464192492437363e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',27,1,'join stamp',NULL,1.79513464542718315119e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',28,2,'bid 2',NULL,1.79513464543451070785e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',29,0,'pass','m-JcMgcF2GiScvfJsd-28',1.79513464544080710407e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',30,1,'pass',NULL,1795134645.44522,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',31,0,'pass','m-JcMgcF2GiScvfJsd-30',1.79513464545895671847e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',32,1,'bid 2',NULL,1.79513464547136378287e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',33,2,'pass',NULL,1.79513464548349928858e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',34,1,'pass',NULL,1.79513464898330712318e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',35,2,'bid 1',NULL,1.79513464899709606174e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',36,0,'pass','m-JcMgcF2GiScvfJsd-35',1.79513464900729537015e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',37,2,'pass',NULL,1.79513465250743675227e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',38,0,'pass','m-JcMgcF2GiScvfJsd-37',1.79513465253197193149e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',39,1,'bid 1',NULL,1.79513465254055190091e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',40,0,'pass','m-JcMgcF2GiScvfJsd-39',1.79513465257203435896e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',41,1,'pass',NULL,1.79513465257701158523e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',42,2,'pass',NULL,1.79513465259014844892e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',43,1,'pass',NULL,1.79513465259693431852e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',44,2,'pass',NULL,1795134652.60705,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',45,0,'pass','m-JcMgcF2GiScvfJsd-44',1.79513465261880421634e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',46,2,'pass',NULL,1.7951346526214802265e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',47,0,'pass','m-JcMgcF2GiScvfJsd-46',1.79513465263595938686e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',48,1,'pass',NULL,1.79513465263982462888e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',49,0,'pass','m-JcMgcF2GiScvfJsd-48',1.79513465264456415176e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',50,1,'pass',NULL,1.79513465265244293207e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',51,2,'pass',NULL,1.79513465265510439869e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',52,1,'pass',NULL,1.7951346526606211662e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',53,2,'pass',NULL,1.79513465266349506385e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',54,0,'pass','m-JcMgcF2GiScvfJsd-53',1.79513465267038249966e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',55,2,'pass',NULL,1.79513465267673945425e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',56,0,'pass','m-JcMgcF2GiScvfJsd-55',1.79513465268134927749e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',57,1,'pass',NULL,1.79513465268435835845e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',58,0,'pass','m-JcMgcF2GiScvfJsd-57',1.79513465269133663175e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',59,1,'pass',NULL,1.79513465270192837711e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',60,2,'pass',NULL,1.79513465270718598366e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',61,1,'pass',NULL,1.79513465271842765809e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',62,2,'pass',NULL,1.7951346527288749218e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',63,0,'pass','m-JcMgcF2GiScvfJsd-62',1.79513465273485159877e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',64,2,'pass',NULL,1.79513465274281668665e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',65,0,'pass','m-JcMgcF2GiScvfJsd-64',1.79513465274767827989e+09,'move');
INSERT INTO "log" VALUES('JcMgcF2GiScvfJsd',66,1,'pass',NULL,1.79513465275088334076e+09,'move');
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
INSERT INTO "players" VALUES('_4Opk-GGxgI_','Ann',1.79513462537319183351e+09);
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
CREATE TABLE recovery_codes (
	player VARCHAR(64) NOT NULL, 
	code BLOB NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT, 
	CONSTRAINT pk_recovery_codes PRIMARY KEY (player), 
	CONSTRAINT fk_recovery_codes_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT uq_recovery_codes_code UNIQUE (code)
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
INSERT INTO "results" VALUES('JcMgcF2GiScvfJsd',0,'_4Opk-GGxgI_','auction',3,0.0,55,1.79513465275106120109e+09,NULL);
INSERT INTO "results" VALUES('JcMgcF2GiScvfJsd',1,NULL,'auction',3,0.0,86,1.79513465275106120109e+09,NULL);
INSERT INTO "results" VALUES('JcMgcF2GiScvfJsd',2,NULL,'auction',3,1.0,127,1.79513465275106120109e+09,NULL);
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
INSERT INTO "seats" VALUES('JcMgcF2GiScvfJsd',0,'_4Opk-GGxgI_','Ann',NULL,NULL,1.79513462545723986624e+09);
INSERT INTO "seats" VALUES('JcMgcF2GiScvfJsd',1,NULL,'Random 2','random',NULL,1.79513462545723986624e+09);
INSERT INTO "seats" VALUES('JcMgcF2GiScvfJsd',2,NULL,'Random 3','random',NULL,1.79513462545723986624e+09);
INSERT INTO "seats" VALUES('H0BiTt88K7Rv3Z9h',0,'_4Opk-GGxgI_','Ann',NULL,NULL,1.79513465279265761373e+09);
INSERT INTO "seats" VALUES('H0BiTt88K7Rv3Z9h',1,NULL,'Random 2','random',NULL,1.79513465279265761373e+09);
INSERT INTO "seats" VALUES('H0BiTt88K7Rv3Z9h',2,NULL,'Random 3','random',NULL,1.79513465279265761373e+09);
CREATE TABLE secrets (
	secret BLOB NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, browser VARCHAR(64), system VARCHAR(64), visited FLOAT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (secret), 
	CONSTRAINT fk_secrets_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO "secrets" VALUES(X'50BCB99A1A037DF0C03877F69D23458708A400FBEA04123409D3077A76B93A1F','_4Opk-GGxgI_',1.79513462537319183351e+09,NULL,NULL,1795132800.0);
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
INSERT INTO "tables" VALUES('JcMgcF2GiScvfJsd','auction','{"players":3,"tokens":[],"coins":"hidden","sculpture_ties":"book"}','0.1.0','over','_4Opk-GGxgI_',0,1.79513462545723986624e+09,1.79513465275106120109e+09,1.79513462552758216853e+09,1.79513465275106120109e+09,NULL,NULL,0,NULL,NULL,NULL,2,NULL,0,'{"listed":false,"spectators":true,"help":true,"records":"link","pace":{"trick_rest":0.0,"lot_rest":3.5,"round_rest":0.0,"numbers_wait":2.0,"bot_pause":0.0,"patience":3600.0},"clock":null,"chat":true}');
INSERT INTO "tables" VALUES('H0BiTt88K7Rv3Z9h','aurum','{"players":3,"edition":"evrikus","bid_changes":true,"zero_gold":true,"tie_3p":"share","match":"race"}','0.1.0','playing','_4Opk-GGxgI_',0,1.79513465279265761373e+09,1.79513465285400199891e+09,1.79513465285400199891e+09,NULL,NULL,NULL,0,NULL,NULL,NULL,1,NULL,0,'{"listed":false,"spectators":true,"help":true,"records":"link","pace":{"trick_rest":0.0,"lot_rest":3.5,"round_rest":0.0,"numbers_wait":2.0,"bot_pause":0.0,"patience":3600.0},"clock":null,"chat":true}');
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
CREATE INDEX ix_links_expires ON links (expires);
CREATE INDEX ix_links_secret ON links (secret);
DELETE FROM "sqlite_sequence";
COMMIT;
